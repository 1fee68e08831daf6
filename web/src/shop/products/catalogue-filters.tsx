import Button from '@mui/material/Button';
import { appTypes } from '@tresen/domain/fleet/licences';
import { centsOf, productTypes } from '@tresen/domain/shop/products';
import { useAddress } from '../../kit/address/index.ts';
import { useExpected } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, SearchBox } from '../../kit/list/index.ts';
import {
  isNarrowed,
  narrowing,
  orderParam,
  type PriceRange,
  priceRanges,
  withoutNarrowing,
  writePriceRange,
} from './catalogue-address.ts';
import styles from './catalogue-filters.module.css';
import { catalogueTexts } from './catalogue-texts.ts';
import { FilterSelect } from './filter-select.tsx';
import { productTypeWords } from './product-type-words.ts';
import { usePriceWords } from './product-words.ts';

/** How many products have a value of a filter. */
export interface FacetCount {
  readonly facet: string;
  readonly value: string;
  readonly count: number;
}

interface FiltersProps {
  /** Undefined until they have been counted, null when they could not be. */
  readonly facets: readonly FacetCount[] | null | undefined;
}

/** Search, filters and order of the catalogue; all of them stand in the address. */
export const CatalogueFilters = ({ facets }: FiltersProps) => {
  const t = useTexts(catalogueTexts);
  const { params, change } = useAddress();
  return (
    <FilterBar label={t.filter}>
      <SearchBox label={t.search} param={narrowing.search} />
      <div className={styles.filters}>
        <TypeSelect facets={facets} />
        <AppTypeSelect facets={facets} />
        <ContractSelect />
        <PriceSelect />
        <OffersButton />
        {isNarrowed(params) && (
          <Button className={styles.reset ?? ''} onClick={() => change(withoutNarrowing)}>
            {t.reset}
          </Button>
        )}
        <span className={styles.order}>
          <OrderSelect />
        </span>
      </div>
    </FilterBar>
  );
};

function TypeSelect({ facets }: FiltersProps) {
  const t = useTexts(catalogueTexts);
  const words = useTexts(productTypeWords);
  const counted = useCounted({ facets });
  const { params, change } = useAddress();
  const value = params.get(narrowing.type);
  const names = productTypes.map((type) => ({ value: type, name: words[type] }));
  const options = counted('types', names, value);
  const isShown = value !== null || (facets && options.length > 1);
  if (!useExpected('shopTypes', isShown)) return null;
  return (
    <FilterSelect
      label={t.types}
      any={t.anyType}
      options={options}
      value={value}
      onChange={(type) => change({ [narrowing.type]: type })}
    />
  );
}

/** The values of a filter that products have, in their order, with how many there are; all until they are counted. */
function useCounted({ facets }: FiltersProps) {
  const f = useFormats();
  return (
    facet: string,
    values: readonly { readonly value: string; readonly name: string }[],
    chosen: string | null,
  ) =>
    values.flatMap(({ value, name }) => {
      if (!facets) return [{ value, name }];
      const found = facets.find((count) => count.facet === facet && count.value === value);
      if (!found && value !== chosen) return [];
      return { value, name: `${name} (${f.number(found?.count ?? 0)})` };
    });
}

function AppTypeSelect({ facets }: FiltersProps) {
  const t = useTexts(catalogueTexts);
  const counted = useCounted({ facets });
  const { params, change } = useAddress();
  const value = params.get(narrowing.appType);
  const words = { gastro: t.appTypeGastro, retail: t.appTypeRetail, event: t.appTypeEvent };
  const names = appTypes.map((appType) => ({ value: appType, name: words[appType] }));
  const options = counted('appTypes', names, value);
  const isShown = value !== null || (facets && options.length > 1);
  if (!useExpected('shopAppTypes', isShown)) return null;
  return (
    <FilterSelect
      label={t.appTypes}
      any={t.anyAppType}
      options={options}
      value={value}
      onChange={(appType) => change({ [narrowing.appType]: appType })}
    />
  );
}

function ContractSelect() {
  const t = useTexts(catalogueTexts);
  const { params, change } = useAddress();
  return (
    <FilterSelect
      label={t.contracts}
      any={t.anyContract}
      options={[
        { value: 'once', name: t.contractOnce },
        { value: 'recurring', name: t.contractRecurring },
      ]}
      value={params.get(narrowing.contract)}
      onChange={(contract) => change({ [narrowing.contract]: contract })}
    />
  );
}

function PriceSelect() {
  const t = useTexts(catalogueTexts);
  const name = useRangeName();
  const { params, change } = useAddress();
  return (
    <FilterSelect
      label={t.prices}
      any={t.anyPrice}
      options={priceRanges.map((range) => ({ value: writePriceRange(range), name: name(range) }))}
      value={params.get(narrowing.price)}
      onChange={(price) => change({ [narrowing.price]: price })}
    />
  );
}

function useRangeName() {
  const t = useTexts(catalogueTexts);
  const { money } = usePriceWords();
  const euro = (amount: number) => money(centsOf(amount)).replace(/[.,]00/, '');
  return ({ from, to }: PriceRange): string => {
    if (from === null) return t.upTo(euro(to ?? 0));
    return to === null ? t.over(euro(from)) : t.between(euro(from), euro(to));
  };
}

function OffersButton() {
  const t = useTexts(catalogueTexts);
  const { params, change } = useAddress();
  const isOn = params.has(narrowing.offers);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      onClick={() => change({ [narrowing.offers]: isOn ? null : '1' })}
    >
      {t.onlyOffers}
    </button>
  );
}

function OrderSelect() {
  const t = useTexts(catalogueTexts);
  const { params, change } = useAddress();
  return (
    <FilterSelect
      label={t.order}
      any={t.orderCatalogue}
      options={[
        { value: 'price', name: t.orderPriceUp },
        { value: '-price', name: t.orderPriceDown },
        { value: 'name', name: t.orderName },
        { value: 'newest', name: t.orderNewest },
      ]}
      value={params.get(orderParam)}
      onChange={(order) => change({ [orderParam]: order })}
    />
  );
}
