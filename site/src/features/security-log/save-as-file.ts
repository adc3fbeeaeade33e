/** Hands a text to the browser to save as a file. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // A link of ours that the router must not follow.
  link.dataset['native'] = '';
  link.click();
  // The browser has begun to read it by the next turn; an address that is never given back keeps the text for good.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
