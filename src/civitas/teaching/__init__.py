"""Learning a title: lessons and challenges, played on the real engine and judged by it."""
