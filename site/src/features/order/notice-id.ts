/** Id of the notice about a field: what can't be ordered leads there. */
export const noticeId = (field: string): string => `problem-${field}`;
