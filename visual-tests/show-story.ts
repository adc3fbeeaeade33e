import type { Picture } from '../packages/ui/docs-page/modes.ts';

/** The part of Storybook's channel that is used here. */
interface Channel {
  on: (event: string, listener: (data: unknown) => void) => void;
  off: (event: string, listener: (data: unknown) => void) => void;
  emit: (event: string, data: unknown) => void;
}

/** The part of Storybook's preview that is used here. */
interface StorybookPreview {
  loadStory: (story: { storyId: string }) => Promise<{ parameters: { pictures?: readonly Picture[] } }>;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: StorybookPreview;
  }
}

/** Runs in the browser: shows a story and waits for its play function. Resolves to what failed, or null. */
export function showStory(id: string): Promise<string | null> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const errors: string[] = [];
    const message = (data: unknown) => {
      const { message, description, error } = data as { message?: string; description?: string; error?: Error };
      return message ?? error?.message ?? description ?? JSON.stringify(data);
    };
    const failures = [
      'playFunctionThrewException',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
      'unhandledErrorsWhilePlaying',
    ];
    const finish = (data: unknown) => {
      const { storyId, status } = data as { storyId?: string; status?: string };
      if (storyId !== undefined && storyId !== id) return;
      for (const event of failures) channel.off(event, onFailure);
      channel.off('storyFinished', finish);
      resolve(errors[0] ?? (status === 'error' ? 'The story failed' : null));
    };
    const onFailure = (data: unknown) => {
      errors.push(message(data));
      // A failed render never finishes; a failed play function does.
      setTimeout(finish, 200, { storyId: id });
    };
    for (const event of failures) channel.on(event, onFailure);
    channel.on('storyFinished', finish);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
