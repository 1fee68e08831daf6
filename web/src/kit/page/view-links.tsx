import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
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
  const current = links.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    if (nav.current) bringIntoSight(nav.current, nav.current.children[current]);
  }, [current]);
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

/** Moves the row alone, never the page. */
function bringIntoSight(row: HTMLElement, link: Element | undefined): void {
  if (!link || row.scrollWidth <= row.clientWidth) return;
  const [own, whole] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left < whole.left || own.right > whole.right)
    row.scrollBy({ left: own.left + own.width / 2 - (whole.left + whole.width / 2) });
}
