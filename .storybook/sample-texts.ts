/** A language of the toolbar. The library knows none: sample texts of stories do. */
export type Language = 'en' | 'ru';

/**
 * The sample texts of a story in the toolbar's language:
 * `render: (_args, context) => <Button>{sampleTexts(context, { en: 'Order', ru: 'Заказать' })}</Button>`.
 */
export function sampleTexts<T>(context: { globals: Record<string, unknown> }, texts: Record<Language, T>): T {
  return texts[context.globals['language'] === 'ru' ? 'ru' : 'en'];
}
