import { choice, product } from '@tresen/domain/shop/cart/testing';
import { describe, expect, it } from 'vitest';
import { paymentsOf } from './payments.ts';

const addOn = product({ id: 7, articlePrice: 10, billingIntervalMonths: 12 });
const installation = product({ id: 8, articlePrice: 500, setupFee: 99 });
const paper = product({ id: 9, articlePrice: 20, contractType: 'OneTime' });

describe('SHP-72, SHP-73: what a choice costs', () => {
  it('is counted as the cart counts it, and told apart by how often it is paid', () => {
    const chosen = choice({
      articlePrice: 49.9,
      setupFee: 30,
      quantity: 2,
      selectedAddOns: [addOn],
      selectedSubProducts: [installation],
      selectedCrossSellingProducts: [paper],
    });
    expect(paymentsOf(chosen)).toEqual({
      total: 2 * (4990 + 3000 + 1000 + 9900) + 2 * 2000,
      once: 2 * (3000 + 9900) + 2 * 2000,
      recurring: [
        { months: 1, cents: 2 * 4990 },
        { months: 12, cents: 2 * 1000 },
      ],
    });
  });

  it('adds up: what is paid once and again is the whole', () => {
    const { total, once, recurring } = paymentsOf(choice({ selectedAddOns: [addOn, paper], setupFee: 5 }));
    expect(once + recurring.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
  });

  it('is the discounted price while there is one', () =>
    expect(paymentsOf(choice({ discountedPrice: 39.9 })).total).toBe(3990));

  it('knows nothing recurring where all is paid once', () =>
    expect(paymentsOf(choice({ contractType: 'OneTime' })).recurring).toEqual([]));
});
