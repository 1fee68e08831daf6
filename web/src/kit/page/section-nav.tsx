import { useEffect, useRef, useState } from 'react';
import styles from './section-nav.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';

/** A section of a page: its anchor, and its name. */
export interface SectionLink {
  readonly id: string;
  readonly title: string;
}

/** From the top of the window to where a section counts as the one being read. */
const readingLine = 180;

interface SectionNavProps {
  /** Names the navigation. */
  readonly label: string;
  readonly links: readonly SectionLink[];
}

/** Leads to the sections of a long page, and follows the scroll. Beside the page, on phones a line above it. */
export const SectionNav = ({ label, links }: SectionNavProps) => {
  const current = useCurrentSection(links);
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, current);
  useEffect(() => {
    const asked = window.location.hash.slice(1);
    if (asked) document.getElementById(asked)?.scrollIntoView();
  }, []);
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list} ref={list}>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The section that is being read, as the page scrolls. */
function useCurrentSection(links: readonly SectionLink[]) {
  const [current, setCurrent] = useState(links[0]?.id);
  const ids = links.map(({ id }) => id).join(' ');
  useEffect(() => {
    const follow = () => setCurrent(currentOf(ids.split(' ')));
    follow();
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, [ids]);
  return current;
}

function currentOf(shown: readonly string[]): string | undefined {
  const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
  if (isAtEnd) return shown.at(-1);
  const begun = shown.filter(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= readingLine,
  );
  return begun.at(-1) ?? shown[0];
}

/** Goes there without a step in the history: the anchor is a place on the page, not a state of it. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, '', `#${id}`);
}
