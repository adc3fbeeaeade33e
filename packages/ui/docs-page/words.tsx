/** Text with `backticks` rendered as code, and [titles](?path=…) as links to other pages of this Storybook. */
export function Words({ children }: { children: string }) {
  return children.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((piece, index) => {
    const [, code, title, href] = /^(?:`(.+)`|\[(.+)\]\((.+)\))$/.exec(piece) ?? [];
    if (code !== undefined) return <code key={index}>{code}</code>;
    return href === undefined ? (
      piece
    ) : (
      <a key={index} href={`./${href}`} target="_parent">
        {title}
      </a>
    );
  });
}
