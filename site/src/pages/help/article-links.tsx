import type { HelpCategory } from '@hoster/contract';
import { Grid } from '@hoster/ui/grid';
import { TextLink } from '@hoster/ui/text-link';
import { articlePath } from '../../features/help/help-address.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';

interface ArticleLinksProps {
  articles: HelpCategory['articles'];
  /** In a column of a page, with one link to a line. */
  narrow?: boolean;
}

/** The articles of a category. Nothing for a category that has only others in it. */
export function ArticleLinks({ articles, narrow = false }: ArticleLinksProps) {
  const href = useLocalPath();
  if (articles.length === 0) return null;
  return (
    <Grid element="ul" columns={narrow ? 1 : { base: 1, md: 2, lg: 3 }} gap={12}>
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <TextLink href={href(articlePath(slug))} tone="text">
            {title}
          </TextLink>
        </li>
      ))}
    </Grid>
  );
}
