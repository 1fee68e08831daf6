import { useRef } from 'react';
import { Link } from 'react-router';
import { useCurrentInSight } from './use-current-in-sight.ts';
import styles from './view-links.module.css';

/** One of the views of a page. */
export interface ViewLink {
  readonly to: string;
  readonly title: string;
  readonly isCurrent: boolean;
}

/**
 * The views of a page, side by side above it; each has an address. Where they are too many for the screen, the current one
 * is in sight.
 * @param props.label names the navigation
 */
export const ViewLinks = ({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly ViewLink[];
}) => {
  const nav = useRef<HTMLElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.to;
  useCurrentInSight(nav, current);
  return (
    <nav ref={nav} className={styles.views} aria-label={label}>
      {links.map(({ to, title, isCurrent }) => (
        <Link key={title} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
};
