import {
  type LayoutFault,
  layoutFaultWords,
  type TagId,
  tagNamed,
  tagWords,
} from '@tresen/domain/master-data/receipt-layouts';
import { useLanguage } from '../../kit/i18n/index.ts';

/** Says what is wrong, tags by the names that the person knows. */
export const useFaultText = () => {
  const language = useLanguage();
  const named = (value: string | number): string | number => {
    const tag: TagId | undefined = typeof value === 'string' ? tagNamed(value) : undefined;
    return tag === undefined ? value : tagWords[language][tag];
  };
  return (fault: LayoutFault | undefined): string | undefined => {
    if (fault === undefined) return undefined;
    const { code, params } = fault;
    const inWords = Object.entries(params).map(([name, value]) => [
      name,
      name === 'demand' ? value : named(value),
    ]);
    return layoutFaultWords[language][code](Object.fromEntries(inWords));
  };
};
