/** The picture of the house: a city between two rivers at sunrise. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 240 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#2b4a66" />
          <stop offset=".55" stop-color="#d98b5f" />
          <stop offset="1" stop-color="#f3cf8b" />
        </linearGradient>
        <linearGradient id="marble" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#fbf1dc" />
          <stop offset="1" stop-color="#d9bf94" />
        </linearGradient>
      </defs>
      <rect width="240" height="150" rx="14" fill="url(#dawn)" />
      <circle cx="120" cy="92" r="30" fill="#fbe3a4" opacity=".9" />
      <path d="M0 104 34 62l22 26 20-18 30 40zM240 104l-30-38-24 30-20-16-32 30z" fill="#7a4f45" opacity=".55" />
      <path d="m150 112 34-56 34 56z" fill="#c99b5b" />
      <path d="m184 56 34 56h-26z" fill="#9d7340" />
      <path d="M22 112V74h8v-8h6v-8h8v8h6v8h8v38z" fill="#b7815a" />
      <path d="M36 58v-8h8v8zM28 84h4v8h-4zm20 0h4v8h-4zm-10 14h8v14h-8z" fill="#6b4030" />
      <path d="M80 80 120 56l40 24v5H80z" fill="url(#marble)" />
      <path d="M85 86h8v26h-8zm15 0h8v26h-8zm15 0h8v26h-8zm15 0h8v26h-8zm15 0h8v26h-8z" fill="url(#marble)" />
      <path d="M76 112h88v6H76zM70 118h100v6H70z" fill="#efdcb6" />
      <path d="M0 122q60-10 120 0t120 0v28H0z" fill="#2f6470" />
      <path
        d="M0 132q40-6 80 0t80 0 80 0M20 141q40-5 70 0M140 142q40-5 70 0"
        fill="none"
        stroke="#8fc0bd"
        stroke-width="1.5"
        opacity=".7"
      />
    </svg>
  )
}
