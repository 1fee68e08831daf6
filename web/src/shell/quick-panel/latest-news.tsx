import Button from '@mui/material/Button';
import type { QuickPanelData } from '@tresen/domain/content/quick-panel';
import { useId } from 'react';
import { Link } from 'react-router';
import { publishDay } from '../../content/news/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import styles from './quick-panel.module.css';
import { quickPanelTexts } from './quick-panel-texts.ts';

type News = QuickPanelData['news'];

interface LatestNewsProps {
  readonly news: News | undefined;
  readonly isMissing: boolean;
}

/** The latest five (SHL-36). A failure is only told here, not announced: nobody asked for news (ERR-47). */
export const LatestNews = ({ news, isMissing }: LatestNewsProps) => {
  const t = useTexts(quickPanelTexts);
  const id = useId();
  const note = news ? t.noNews : t.newsFailed;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {t.news}
      </h3>
      {!news && !isMissing && <Waiting />}
      {news && news.length > 0 && <NewsLinks news={news} />}
      {(news?.length === 0 || (!news && isMissing)) && <p className={styles.note}>{note}</p>}
      <Button component={Link} to="/apps/news" variant="outlined" fullWidth>
        {t.seeAll}
      </Button>
    </section>
  );
};

function Waiting() {
  const t = useTexts(quickPanelTexts);
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={t.loading}>
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <Skeleton key={name} height={44} />
      ))}
    </div>
  );
}

function NewsLinks({ news }: { readonly news: News }) {
  return (
    <ul className={styles.news}>
      {news.map(({ id, tittle, language, publishDate }) => (
        <li key={id}>
          <Link to={`/apps/news/${id}`} className={styles.item}>
            <span lang={language}>{tittle}</span>
            <time dateTime={publishDate}>{publishDay(publishDate)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
