import type { PrintFacts, PrintSeller } from './print-facts.ts';
import { ofAll } from './tag-definition.ts';

/** Who sells, and at which register. */
export const generalTags = {
  companyName: ofAll((facts) => sellerOf(facts).name ?? facts.context.branch),
  companyStreet: ofAll((facts) => sellerOf(facts).address),
  companyCity: ofAll((facts) => joined(sellerOf(facts).zipCode, sellerOf(facts).city)),
  companyVatId: ofAll((facts) => sellerOf(facts).vatId),
  companyTaxNumber: ofAll((facts) => sellerOf(facts).taxNumber),
  branchName: ofAll(({ context }) => context.branch),
  registerName: ofAll(({ receipt, closing }) => (receipt ?? closing)?.register.name),
  registerSerial: ofAll(({ receipt, closing }) => (receipt ?? closing)?.register.serial),
  currency: ofAll(({ currency }) => currency),
  servedBy: ofAll(({ receipt, closing }) => receipt?.employee?.name ?? closing?.operator?.name),
  note: ofAll(({ receipt, closing }) => receipt?.note ?? closing?.note),
} as const;

export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** A closing says who it is of; a receipt leaves it to its branch. */
function sellerOf({ closing, context }: PrintFacts): PrintSeller {
  const company = closing?.company;
  return company ? { ...company, address: company.street } : (context.seller ?? {});
}
