import type { HelpCategory } from '@hoster/contract';
import { Disclosure } from '@hoster/ui/disclosure';
import { IconText } from '@hoster/ui/icon-text';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { CategoryIcon } from './category-icon.tsx';
import { articlePath } from './help-address.ts';
import { helpMessages as words } from './words.ts';

interface TopicsNavProps {
  tree: readonly HelpCategory[];
  /** Slug of the article that is shown. */
  current?: string | undefined;
  className?: string;
}

/** Whether an article is in a category or below it. */
const holds = ({ articles, children }: HelpCategory, slug: string | undefined): boolean =>
  articles.some((article) => article.slug === slug) || children.some((child) => holds(child, slug));

/** Every article by category; the category of the current one is open. */
export function TopicsNav({ tree, current, className }: TopicsNavProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(words.topics)} className={className}>
      {tree.map((category) => (
        <Disclosure
          key={category.slug}
          variant="plain"
          open={holds(category, current)}
          summary={
            <IconText icon={<CategoryIcon name={category.icon} />} align="center">
              {category.title}
            </IconText>
          }
        >
          <CategoryLinks category={category} current={current} />
        </Disclosure>
      ))}
    </nav>
  );
}

function CategoryLinks({ category, current }: { category: HelpCategory; current: string | undefined }) {
  const href = useLocalPath();
  return (
    <Stack gap={12}>
      {category.articles.length > 0 ? (
        <Stack element="ul" gap={8}>
          {category.articles.map(({ slug, title }) => (
            <li key={slug}>
              <TextLink
                href={href(articlePath(slug))}
                tone={slug === current ? 'text' : 'quiet'}
                aria-current={slug === current ? 'page' : undefined}
              >
                {title}
              </TextLink>
            </li>
          ))}
        </Stack>
      ) : null}
      {category.children.map((child) => (
        <Stack key={child.slug} gap={8}>
          <Text size={14} weight="semibold">
            {child.title}
          </Text>
          <CategoryLinks category={child} current={current} />
        </Stack>
      ))}
    </Stack>
  );
}
