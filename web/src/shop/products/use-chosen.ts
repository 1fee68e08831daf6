import { type CartLine, maxPieces } from '@tresen/domain/shop/cart';
import { useEffect, useRef, useState } from 'react';
import { changedParams, listParam, useAddress } from '../../kit/address/index.ts';
import { type Chosen, onePiece } from './product.ts';

type Choices = Omit<Chosen, 'quantity'>;

/** The parameters of the address that hold what is chosen. */
const names = {
  quantity: 'quantity',
  addOns: 'addOns',
  subProducts: 'options',
  crossSelling: 'with',
} as const;

/** A number of pieces that a line can hold. */
export const pieces = (quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxPieces);

/**
 * What an address has chosen; as long as it says nothing, what the line has that is to be changed. The quantity stands
 * there once anything was chosen, so that nothing chosen is a choice, too.
 */
export const chosenIn = (params: URLSearchParams, line: CartLine | undefined): Chosen => {
  const quantity = params.get(names.quantity);
  if (quantity === null) return line ? chosenInLine(line) : onePiece;
  return {
    quantity: pieces(Number(quantity)),
    addOns: idsOf(params, names.addOns),
    subProducts: idsOf(params, names.subProducts),
    crossSelling: idsOf(params, names.crossSelling),
  };
};

/** An address with a choice in it: a link to a product that is put together already. */
export const withChosen = (params: URLSearchParams, chosen: Chosen): URLSearchParams =>
  changedParams(params, written(chosen));

/**
 * What is chosen on a product's page. It stands in the address, too, so a sent link shows the same (experience.md 3);
 * that follows by itself, since it comes too late for two quick clicks.
 */
export const useChosen = (line: CartLine | undefined) => {
  const { params, change } = useAddress();
  const [chosen, setChosen] = useState(() => chosenIn(params, line));
  const choose = (next: Partial<Chosen>) => setChosen((before) => ({ ...before, ...next }));
  const toggle = (kind: keyof Choices, id: number) =>
    setChosen((before) => ({ ...before, [kind]: toggled(before[kind], id) }));
  const first = useRef(chosen);
  useEffect(() => {
    if (chosen !== first.current) change(written(chosen), { replace: true });
  }, [chosen, change]);
  return { chosen, choose, toggle } as const;
};

/** What stands in a line of the cart that is to be changed (SHP-21). */
function chosenInLine(line: CartLine): Chosen {
  return {
    quantity: line.quantity,
    addOns: ids(line.selectedAddOns),
    subProducts: ids(line.selectedSubProducts),
    crossSelling: ids(line.selectedCrossSellingProducts),
  };
}

function ids(products: readonly { readonly id: number }[]): readonly number[] {
  return products.map(({ id }) => id);
}

function idsOf(params: URLSearchParams, name: string): readonly number[] {
  return listParam(params, name).map(Number).filter(Number.isSafeInteger);
}

function written({ quantity, addOns, subProducts, crossSelling }: Chosen) {
  return {
    [names.quantity]: String(quantity),
    [names.addOns]: addOns.map(String),
    [names.subProducts]: subProducts.map(String),
    [names.crossSelling]: crossSelling.map(String),
  };
}

function toggled(chosen: readonly number[], id: number): readonly number[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}
