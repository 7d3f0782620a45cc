import type { VNode } from 'preact'

/** A small picture per title, drawn in the same few tones; a title without one gets the temple of the house. */
const CRESTS: Record<string, VNode> = {
  seven_wonders_duel: (
    <>
      <path class="far" d="M0 78 26 44l20 22 18-16 36 36v14H0z" />
      <path class="near" d="m8 90 26-42 26 42z" />
      <path class="light" d="m34 48 26 42H44z" />
      <path class="light" d="M52 62 74 50l22 12v4H52z" />
      <path class="light" d="M56 68h5v18h-5zm10 0h5v18h-5zm10 0h5v18h-5zm10 0h5v18h-5zM52 87h44v5H52z" />
    </>
  ),
  through_the_ages: (
    <>
      <path class="far" d="M0 82q50-22 100 0v18H0z" />
      <path class="light" d="M32 18h36v6l-14 22 14 22v6H32v-6l14-22-14-22z" />
      <path class="near" d="M38 70h24l-12-16zM42 28h16l-8 12z" />
      <path class="near" d="M28 14h44v5H28zM28 73h44v5H28z" />
    </>
  ),
  antiquity: (
    <>
      <path class="far" d="M0 76q30-16 60-4t40-6v34H0z" />
      <path class="near" d="M8 88h84v6H8z" />
      <path class="light" d="M14 86V58h20v28zm26 0V46l10-8 10 8v40zm26 0V60h20v26z" />
      <path class="near" d="M20 66h6v6h-6zm26-10h8v8h-8zm26 12h6v6h-6zM44 74h12v12H44z" />
    </>
  ),
  historia: (
    <>
      <circle class="far" cx="50" cy="56" r="34" />
      <path class="light" d="M50 14c12 12 14 34 10 52H40c-4-18-2-40 10-52z" />
      <path class="near" d="M38 58 26 74l14-4zm24 0 12 16-14-4z" />
      <circle class="near" cx="50" cy="40" r="6" />
      <path class="light" d="M44 70q6 18 12 0z" />
    </>
  ),
  seven_ages: (
    <>
      <circle class="far" cx="50" cy="52" r="36" />
      <path
        class="light"
        d="M28 36q12-14 24-8l4 10-12 8-4 14-10-6zM62 30l14 8 4 14-12 2-8-10zM50 66l14-4 4 10-12 12z"
      />
      <path class="near" d="M14 52a36 36 0 0 0 72 0h-4a32 32 0 0 1-64 0z" />
    </>
  ),
}

const TEMPLE = (
  <>
    <path class="far" d="M0 80q50-20 100 0v20H0z" />
    <path class="light" d="M18 44 50 22l32 22v6H18z" />
    <path class="near" d="M24 54h8v24h-8zm22 0h8v24h-8zm22 0h8v24h-8zM16 82h68v7H16z" />
  </>
)

export const crestOf = (title: string): VNode => CRESTS[title] ?? TEMPLE
