import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, SearchBox } from '../../kit/list/index.ts';
import { userTexts } from './user-administration-texts.ts';

/** A search for names and e-mails. */
export const UserSearch = () => {
  const t = useTexts(userTexts);
  return (
    <FilterBar label={t.filter}>
      <SearchBox label={t.search} param="search" />
    </FilterBar>
  );
};
