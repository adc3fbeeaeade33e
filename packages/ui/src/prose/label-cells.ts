/** A header's text, fit for an attribute: without the elements in it, and without quotes. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Makes the tables of an HTML text ready to be shown as blocks on a narrow screen: each cell gets the name of its
 * column (`data-label`), and every part its role, which browsers drop together with `display: table`.
 */
export const labelCells = (html: string): string =>
  html.replace(/<table\b.*?<\/table>/gs, (table) => {
    const labels = Array.from(table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs), ([, text = '']) => plain(text));
    let column = 0;
    // A header without words heads nothing: the corner over the names of the rows.
    return table
      .replaceAll('<th></th>', '<td></td>')
      .replace(/<(table|thead|tbody|tr|th|td)\b/g, (tag, name: string) => {
        if (name === 'tr') column = 0;
        const label = name === 'td' ? ` data-label="${labels[column++] ?? ''}"` : '';
        return `${tag} role="${roles[name]}"${label}`;
      });
  });
