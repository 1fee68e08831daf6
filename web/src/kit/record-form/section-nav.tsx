import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/index.ts';
import { recordTexts } from './record-texts.ts';
import styles from './section-nav.module.css';

interface SectionLink {
  readonly id: string;
  readonly title: string;
}

/** From the top of the window to where a section counts as the one being read. */
const readingLine = 180;

const currentOf = (links: readonly SectionLink[]): string | undefined => {
  const shown = links.filter(({ id }) => document.getElementById(id) !== null);
  const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
  if (isAtEnd) return shown.at(-1)?.id;
  const begun = shown.filter(
    ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= readingLine,
  );
  return (begun.at(-1) ?? shown[0])?.id;
};

/** The section that is being read, as the page scrolls. */
const useCurrentSection = (links: readonly SectionLink[]) => {
  const [current, setCurrent] = useState(links[0]?.id);
  useEffect(() => {
    const follow = () => setCurrent(currentOf(links));
    follow();
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, [links]);
  return current;
};

/** Goes there without a step in the history: the anchor is a place on the page, not a state of it. */
const goTo = (id: string): void => {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, '', `#${id}`);
};

/** Leads to the sections of a long page, and follows the scroll. Beside the page, on phones a line above it. */
export const SectionNav = ({ links }: { readonly links: readonly SectionLink[] }) => {
  const t = useTexts(recordTexts);
  const current = useCurrentSection(links);
  return (
    <nav className={styles.nav} aria-label={t.sections}>
      <ul className={styles.list}>
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
