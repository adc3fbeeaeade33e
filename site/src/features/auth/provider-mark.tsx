// Browsers draw no symbol out of a data address.
import icons from './provider-icons.svg?no-inline';

/** Providers with a mark in `provider-icons.svg` (from simple-icons, CC0); another one goes by its name alone. */
const marks: ReadonlySet<string> = new Set(['github', 'google', 'vk']);

/** A provider's mark beside its name, in the colour of the text. */
export function ProviderMark({ id }: { id: string }) {
  if (!marks.has(id)) return null;
  return (
    <svg width="18" height="18" fill="currentColor" aria-hidden="true">
      <use href={`${icons}#${id}`} />
    </svg>
  );
}
