import { useAddress } from '../../kit/address/index.ts';
import { ExportButton } from '../../kit/exports/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { articleSort } from './article-address.ts';
import { salesFilterOf } from './dashboard-address.ts';

interface ArticleFilesProps {
  /** How many articles the search leaves, on all pages. */
  readonly count: number;
  /** The months that are shown, in words. */
  readonly range: string;
}

/** All articles that the search leaves, of all pages, as they are ordered, as a file. */
export const ArticleFiles = ({ count, range }: ArticleFilesProps) => {
  const t = useTexts(analyticsTexts);
  const f = useFormats();
  const { params } = useAddress();
  const search = params.get('search');
  const offer = {
    sources: [{ source: 'articleSales' }],
    filter: { sales: salesFilterOf(params), search },
    sort: articleSort(params),
    counted: count === 1 ? t.oneArticle : t.articleCount(f.number(count)),
    shown: count,
    description: [range, search].filter(Boolean).join(' · '),
  };
  return <ExportButton offer={offer} />;
};
