/** A picture of the settings, as large as the logo on a page is at most. */
export const Picture = ({ url, alt }: { url: string; alt: string }) => (
  <img src={url} alt={alt} width={48} height={48} />
);
