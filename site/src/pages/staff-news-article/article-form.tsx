import type { StaffNewsArticle } from '@hoster/contract';
import { newsTags } from '@hoster/domain/text/news-tags';
import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { CheckboxGroup } from '@hoster/ui/checkbox-group';
import { Inline } from '@hoster/ui/inline';
import { Prose } from '@hoster/ui/prose';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { newsTagTitle } from '../../features/news/news-tags.ts';
import { languages, type NewsPreview } from './route.ts';
import { words } from './words.ts';

const idOf = (name: string) => `article-${name.replaceAll('.', '-')}`;

/** The form of a news article, with a preview below when it was asked for. */
export function ArticleForm({ article, path }: { article: StaffNewsArticle | null; path: string }) {
  const { formatMessage } = useIntl();
  const answer = useActionData<FormRefused | NewsPreview>();
  const refused = answer && 'reason' in answer ? answer : undefined;
  const preview = answer && 'html' in answer ? answer.html : undefined;
  const typed = answer?.typed;
  const sent = useNavigation().formData?.get('intent');
  const errorsOf = (name: string) => refused?.errors[name] ?? refused?.errors[`texts.${name}`] ?? [];
  const label = (name: string) => {
    const [first = '', last = ''] = name.replace('texts.', '').split('.');
    const word = Object.entries(words).find(([one]) => one === (last || first))?.[1];
    const language = languages.find((one) => one === first);
    return word && [formatMessage(word), language && `(${formatMessage(words[language])})`].filter(Boolean).join(' ');
  };
  const isChecked = (name: string, value: boolean) => (typed ? typed[name] !== undefined : value);
  return (
    <form method="post" action={path} noValidate>
      <input type="hidden" name="version" value={typed?.['version'] ?? article?.version ?? ''} />
      <Stack gap={32}>
        <FormNotes
          refused={refused}
          next={path}
          fieldOf={(name) => {
            const text = label(name);
            return text === undefined ? undefined : { fieldId: idOf(name.replace('texts.', '')), label: text };
          }}
        />
        <Section id="publication" title={formatMessage(words.settings)}>
          <Stack gap={20}>
            {article === null ? (
              <TextField
                id={idOf('slug')}
                name="slug"
                label={formatMessage(words.slug)}
                hint={formatMessage(words.slugHint)}
                defaultValue={typed?.['slug'] ?? ''}
                error={errorsOf('slug')}
                maxLength={80}
                autoComplete="off"
                required
              />
            ) : null}
            <TextField
              id={idOf('published')}
              name="published"
              type="datetime-local"
              label={formatMessage(words.published)}
              hint={formatMessage(words.publishedHint)}
              defaultValue={typed?.['published'] ?? article?.published.slice(0, 16) ?? ''}
              error={errorsOf('published')}
            />
            <Checkbox
              name="featured"
              label={formatMessage(words.featured)}
              defaultChecked={isChecked('featured', article?.featured ?? false)}
            />
            <Checkbox
              name="hidden"
              label={formatMessage(words.hidden)}
              defaultChecked={isChecked('hidden', article?.hidden ?? false)}
            />
            <CheckboxGroup
              id={idOf('tags')}
              name="tags"
              legend={formatMessage(words.tags)}
              hint={formatMessage(words.tagsHint)}
              error={errorsOf('tags')}
              defaultValue={typed ? (typed['tags'] ?? '').split('\n') : (article?.tags ?? [])}
              options={newsTags.map((tag) => ({ value: tag, label: newsTagTitle(tag, formatMessage) }))}
            />
          </Stack>
        </Section>
        {languages.map((language) => {
          const value = article?.texts[language];
          const field = (name: 'title' | 'teaser' | 'body') => ({
            id: idOf(`${language}.${name}`),
            name: `${language}.${name}`,
            label: formatMessage(words[name]),
            defaultValue: typed?.[`${language}.${name}`] ?? value?.[name] ?? '',
            error: errorsOf(`${language}.${name}`),
            lang: language,
          });
          return (
            <Section key={language} id={language} title={formatMessage(words[language])}>
              <Stack gap={20}>
                <Text tone="muted">{formatMessage(words.empty)}</Text>
                <TextField {...field('title')} maxLength={80} />
                <TextArea {...field('teaser')} rows={2} maxLength={220} />
                <TextArea {...field('body')} hint={formatMessage(words.bodyHint)} rows={12} maxLength={50_000} />
                {preview?.[language] ? (
                  <Section id={`preview-${language}`} title={formatMessage(words.preview)} level={3}>
                    <Prose html={preview[language]} lang={language} />
                  </Section>
                ) : null}
              </Stack>
            </Section>
          );
        })}
        <Inline gap={12}>
          <Button
            type="submit"
            name="intent"
            value="save"
            variant="action"
            loading={sent === 'save'}
            loadingLabel={formatMessage(words.saving)}
          >
            {formatMessage(words.save)}
          </Button>
          <Button type="submit" name="intent" value="preview" loading={sent === 'preview'} loadingLabel="…">
            {formatMessage(words.preview)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
