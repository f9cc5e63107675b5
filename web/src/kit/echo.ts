/** Second halves of double clicks. What they hit may have moved under the pointer after the first half. */

const SOON = 500;
const NEAR = 8;
let last = { x: 0, y: 0, at: -SOON };

/** Whether a click only echoes the one before it; clicks made by keys never do. */
export function isEcho(event: MouseEvent): boolean {
  if (event.detail === 0) return false;
  const at = performance.now();
  const far = Math.hypot(event.clientX - last.x, event.clientY - last.y);
  const echo = at - last.at < SOON && far < NEAR;
  last = { x: event.clientX, y: event.clientY, at };
  return echo;
}
