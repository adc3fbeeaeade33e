/** Returns a header's text for use in an attribute, without elements and quotes. */
const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/**
 * Prepares tables in HTML for block layout on narrow screens: adds the column name to each cell (`data-label`).
 */
export const labelCells = (html: string): string =>
  html.replace(/<table\b.*?<\/table>/gs, (table) => {
    const labels = Array.from(table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs), ([, text = '']) => plain(text));
    let column = 0;
    // An empty header, such as the corner cell, labels nothing.
    return table.replaceAll('<th></th>', '<td></td>').replace(/<(tr|td)\b/g, (tag, name: string) => {
      if (name === 'tr') column = 0;
      return name === 'td' ? `${tag} data-label="${labels[column++] ?? ''}"` : tag;
    });
  });
