/** A language of the toolbar, for sample texts of stories. The library itself has no languages. */
export type Language = 'en' | 'ru';

/**
 * Returns the sample texts of a story in the toolbar's language:
 * `render: (_args, context) => <Button>{sampleTexts(context, { en: 'Order', ru: 'Заказать' })}</Button>`.
 */
export function sampleTexts<T>(context: { globals: Record<string, unknown> }, texts: Record<Language, T>): T {
  return texts[context.globals['language'] === 'ru' ? 'ru' : 'en'];
}
