import { LatestNews } from '../../content/news/index.ts';
import { OpenAlerts } from '../../content/notifications/index.ts';
import styles from './dashboards.module.css';

/** What Home tells beside the figures: what is open, and what is new (DSH-03). */
export const HomeMore = () => (
  <div className={styles.more}>
    <OpenAlerts />
    <LatestNews />
  </div>
);
