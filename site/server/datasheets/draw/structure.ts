type Document = PDFKit.PDFDocument;
export type Struct = PDFKit.PDFStructureElement;

/** What the parts of a sheet are drawn on. */
export interface Canvas {
  doc: Document;
  /** The element that has all others. */
  root: Struct;
  /** The one colour beside ink. */
  accent: string;
}

/** Draws what screen readers read as an element of a type. */
export function element(
  doc: Document,
  parent: Struct,
  type: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): Struct {
  const made = doc.struct(type, options, draw);
  parent.add(made);
  return made;
}

/** Draws what screen readers skip, such as hairlines. */
export function artifact(doc: Document, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** A head cell of a table; its scope is required by PDF/UA, and the library has no option for it. */
export function headCell(doc: Document, row: Struct, scope: 'Column' | 'Row', draw: () => void): void {
  const cell = element(doc, row, 'TH', draw) as Struct & { dictionary: { data: Record<string, unknown> } };
  cell.dictionary.data['A'] = { O: 'Table', Scope: scope };
}

/** Adds an element that has others, and ends it once they are drawn. */
export function within(doc: Document, parent: Struct, type: string, draw: (made: Struct) => void): void {
  const made = doc.struct(type);
  parent.add(made);
  draw(made);
  made.end();
}

/** A horizontal line. */
export const rule = (doc: Document, x: number, y: number, width: number, color: string, thickness = 0.5): void =>
  artifact(doc, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  });
