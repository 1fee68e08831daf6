import IconButton from '@mui/material/IconButton';
import { useLocation, useNavigate } from 'react-router';
import { changedParams, useAddress } from '../address/index.ts';
import { useFormats } from '../format/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { FirstPageIcon } from '../icons/first-page.tsx';
import { NavigateBeforeIcon } from '../icons/navigate-before.tsx';
import { NavigateNextIcon } from '../icons/navigate-next.tsx';
import { de } from './list.de.ts';
import { en } from './list.en.ts';
import { pageSizes, useRowsPerPage } from './list-settings.ts';
import styles from './pager.module.css';
import { exactUpTo, isEstimate, pageNumber } from './paging.ts';
import { RowsSelect } from './rows-select.tsx';

const texts = defineTexts(de, en);

/** One page of a list, as the API gives it. */
interface Connection {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
}

/** The page that the address asks for, as a request of a list without filters takes it. */
export const usePlace = (): { readonly first: number; readonly after: string | null } => {
  const { params } = useAddress();
  return { first: useRowsPerPage(), after: params.get('after') };
};

/** The way through the pages; there is none where all rows stand on one. */
export const Pager = ({ connection }: { readonly connection: Connection }) => {
  const { params } = useAddress();
  const isOnePage = connection.totalCount <= Math.min(...pageSizes) && params.get('after') === null;
  return isOnePage ? null : <Steps connection={connection} />;
};

/**
 * Pages by cursor: page 400 costs what page 1 costs, but only "next" is known. "Previous" is the step back in
 * the history, where there is one; a sent link offers the first page instead.
 */
function Steps({ connection }: { readonly connection: Connection }) {
  const t = useTexts(texts);
  const { params } = useAddress();
  const navigate = useNavigate();
  const { state } = useLocation();
  const steps: number = state?.steps ?? 0;
  const page = pageNumber(params);
  const rows = useRowsText(connection, page);
  const { endCursor, hasNextPage } = connection.pageInfo;
  const go = (changes: Parameters<typeof changedParams>[1], nextSteps: number) => {
    void navigate(`?${changedParams(params, changes)}`, { state: { steps: nextSteps } });
    document.getElementById('content')?.scrollIntoView();
  };
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      <RowsSelect onChange={() => go({ after: null, page: null }, 0)} />
      <span role="status">{rows}</span>
      <IconButton
        aria-label={t.first}
        disabled={page === 1}
        onClick={() => go({ after: null, page: null }, 0)}
      >
        <FirstPageIcon className="points" />
      </IconButton>
      <IconButton aria-label={t.previous} disabled={steps === 0} onClick={() => void navigate(-1)}>
        <NavigateBeforeIcon className="points" />
      </IconButton>
      <IconButton
        aria-label={t.next}
        disabled={!hasNextPage}
        onClick={() => go({ after: endCursor, page: String(page + 1) }, steps + 1)}
      >
        <NavigateNextIcon className="points" />
      </IconButton>
    </nav>
  );
}

/** `26–50 von 1.234` */
function useRowsText({ nodes, totalCount }: Connection, page: number): string {
  const t = useTexts(texts);
  const f = useFormats();
  const before = (page - 1) * useRowsPerPage();
  const isMore = isEstimate(totalCount);
  const total = f.number(isMore ? exactUpTo : totalCount);
  return (isMore ? t.rowsOfMore : t.rows)(f.number(before + 1), f.number(before + nodes.length), total);
}
