import FirstPage from '@mui/icons-material/FirstPage';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import { useLocation, useNavigate } from 'react-router';
import { changedParams, useAddress } from '../address/index.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly words: {
    readonly next: string;
    readonly previous: string;
    readonly first: string;
    readonly pages: string;
  };
  readonly page: number;
  /** Which rows of how many, in words. */
  readonly rows: string;
  readonly nextCursor: string | null;
}

/**
 * Pages by cursor: page 400 costs what page 1 costs, but only "next" is known. "Previous" is the step back in
 * the history, where there is one; a sent link offers the first page instead.
 */
export const Pager = ({ words, page, rows, nextCursor }: PagerProps) => {
  const { params } = useAddress();
  const navigate = useNavigate();
  const { state } = useLocation();
  const steps: number = state?.steps ?? 0;
  const go = (changes: Parameters<typeof changedParams>[1], nextSteps: number) => {
    void navigate(`?${changedParams(params, changes)}`, { state: { steps: nextSteps } });
    document.getElementById('content')?.scrollIntoView();
  };
  return (
    <nav className={styles.pager} aria-label={words.pages}>
      <span role="status">{rows}</span>
      <IconButton
        aria-label={words.first}
        disabled={page === 1}
        onClick={() => go({ after: null, page: null }, 0)}
      >
        <FirstPage className={styles.arrow ?? ''} />
      </IconButton>
      <IconButton aria-label={words.previous} disabled={steps === 0} onClick={() => void navigate(-1)}>
        <NavigateBefore className={styles.arrow ?? ''} />
      </IconButton>
      <IconButton
        aria-label={words.next}
        disabled={nextCursor === null}
        onClick={() => go({ after: nextCursor, page: String(page + 1) }, steps + 1)}
      >
        <NavigateNext className={styles.arrow ?? ''} />
      </IconButton>
    </nav>
  );
};
