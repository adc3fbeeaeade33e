/** Text with `backticks` rendered as code. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
