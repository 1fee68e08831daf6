import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { StarIcon } from '../../kit/icons/star.tsx';
import { StarBorderIcon } from '../../kit/icons/star-border.tsx';
import { allSpellings, highlight, Pieces, searchedWords } from '../../kit/search/index.ts';
import { ToolButton } from '../../kit/toolbar/index.ts';
import styles from './search.module.css';
import type { SearchOption } from './search-groups.ts';
import { searchTexts } from './search-texts.ts';

interface StarProps {
  readonly title: string;
  readonly isStarred: boolean;
  readonly onStar: () => void;
}

interface SearchOptionRowProps {
  readonly domId: string;
  readonly option: SearchOption;
  readonly text: string;
  readonly isActive: boolean;
  readonly onPick: (option: SearchOption) => void;
  /** Missing where the option cannot be starred. */
  readonly star?: { readonly isStarred: boolean; readonly onStar: () => void } | undefined;
}

/** One option: a link, so that a middle click opens a tab; the focus stays in the field, which names the active one. */
export const SearchOptionRow = (props: SearchOptionRowProps) => {
  const { domId, option, text, isActive, onPick, star } = props;
  const { title, detail, icon: Icon, to } = option;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const words = allSpellings(searchedWords(text));
  const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
    button === 0 && !metaKey && !ctrlKey && !shiftKey;
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPick(option);
  };
  return (
    <div ref={place} role="none" className={styles.row} data-active={isActive}>
      <Link
        id={domId}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        className={styles.option ?? ''}
        to={to ?? ''}
        onMouseDown={(event) => event.preventDefault()}
        onClick={follow}
      >
        <Icon className={styles.icon ?? ''} />
        <span className={styles.title}>
          <bdi>
            <Pieces pieces={highlight(title, words)} />
          </bdi>
        </span>
        {detail && (
          <span className={styles.detail}>
            <bdi>
              <Pieces pieces={highlight(detail, words)} />
            </bdi>
          </span>
        )}
      </Link>
      {star && <RowStar title={title} {...star} />}
    </div>
  );
};

/** For pointer and thumb: the keyboard has Alt+Enter, a screen reader the panel of the shortcuts. */
function RowStar({ title, isStarred, onStar }: StarProps) {
  const t = useTexts(searchTexts);
  return (
    <ToolButton
      aria-hidden="true"
      tabIndex={-1}
      label={(isStarred ? t.unstar : t.star)(title)}
      icon={isStarred ? <StarIcon /> : <StarBorderIcon />}
      className={styles.star}
      data-starred={isStarred}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onStar}
    />
  );
}
