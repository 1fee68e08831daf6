import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, SearchBox } from '../../kit/list/index.ts';
import styles from './news-filters.module.css';
import { newsTexts } from './news-texts.ts';

/** Search and topics of the news. */
export const NewsFilters = ({ tags }: { readonly tags: readonly string[] }) => {
  const t = useTexts(newsTexts);
  return (
    <FilterBar label={t.filter}>
      <SearchBox label={t.search} param="search" />
      {tags.length > 0 && <Tags tags={tags} />}
    </FilterBar>
  );
};

/** All topics, of which one can be chosen. */
function Tags({ tags }: { readonly tags: readonly string[] }) {
  const t = useTexts(newsTexts);
  const { params, change } = useAddress();
  const chosen = params.get('tag');
  const choices = [{ tag: null, name: t.allTags }, ...tags.map((tag) => ({ tag, name: tag }))];
  return (
    <fieldset className={styles.tags}>
      <legend className="heard">{t.tags}</legend>
      {choices.map(({ tag, name }) => (
        <button key={name} type="button" aria-pressed={tag === chosen} onClick={() => change({ tag })}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
