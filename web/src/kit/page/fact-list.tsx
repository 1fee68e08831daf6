import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly name: string;
  /** Facts without a value are left out. */
  readonly value: ReactNode;
}

/** Names and values of one thing. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.list}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
  </dl>
);
