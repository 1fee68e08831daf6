import { type HomeDashboard, sampleHomeDashboard } from '@tresen/domain/sales/dashboards';
import type { ReactNode } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { samplePeriodOf } from './dashboard-address.ts';

interface SampleHomeProps {
  readonly today: string;
  readonly children: (sample: HomeDashboard) => ReactNode;
}

/** The sample of Home on a day, with the payments of the period in the address (DSH-21). */
export const SampleHome = ({ today, children }: SampleHomeProps) => {
  const { params } = useAddress();
  return children(sampleHomeDashboard(today, samplePeriodOf(params)));
};
