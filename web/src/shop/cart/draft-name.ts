import { isDefaultName } from '@tresen/domain/shop/cart';

interface NameWords {
  readonly draftNameMissing: string;
  readonly draftNameReserved: (name: string) => string;
}

/** What is wrong with the name of a draft, in words; undefined for nothing. */
export const nameFault = (t: NameWords, name: string): string | undefined => {
  if (name.trim() === '') return t.draftNameMissing;
  return isDefaultName(name) ? t.draftNameReserved(name.trim()) : undefined;
};
