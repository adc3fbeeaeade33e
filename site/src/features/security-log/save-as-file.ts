/** Hands a text to the browser to save as a file. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // A link of ours that the router must not follow.
  link.dataset['native'] = '';
  link.click();
  // The browser has started reading it by the next task. Without revoking, the text would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
