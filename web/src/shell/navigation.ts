import type { SvgIconComponent } from '@mui/icons-material';
import BarChart from '@mui/icons-material/BarChart';
import Group from '@mui/icons-material/Group';
import History from '@mui/icons-material/History';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import PointOfSale from '@mui/icons-material/PointOfSale';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import SyncProblem from '@mui/icons-material/SyncProblem';
import { type AccessPolicy, isAdmitted, type Role, routeAccess } from '@tresen/domain/account/access';
import type { shellTexts } from './shell-texts.ts';

/** An entry of the menu; its rights are those of the page it leads to (decisions ACC-32). */
export interface NavigationItem {
  readonly id: keyof (typeof shellTexts)['de']['items'];
  readonly icon: SvgIconComponent;
  readonly url: string;
}

export interface NavigationGroup {
  readonly id: keyof (typeof shellTexts)['de']['groups'];
  readonly children: readonly NavigationItem[];
}

const navigation: readonly NavigationGroup[] = [
  {
    id: 'applications',
    children: [
      { id: 'home', icon: HomeOutlined, url: '/dashboards/home' },
      { id: 'analytics', icon: BarChart, url: '/dashboards/analytics' },
    ],
  },
  {
    id: 'administration',
    children: [
      { id: 'receipts', icon: ReceiptLong, url: '/manage/receipts' },
      { id: 'syncProblems', icon: SyncProblem, url: '/manage/syncProblems' },
    ],
  },
  {
    id: 'settings',
    children: [
      { id: 'devices', icon: PointOfSale, url: '/setting/devices' },
      { id: 'users', icon: Group, url: '/setting/users' },
      { id: 'auditLog', icon: History, url: '/setting/auditLog' },
    ],
  },
];

/** The menu of a role: exactly the pages that the guard admits; groups without children drop out (SHL-74, SHL-75). */
export const navigationOf = (role: Role, policy: AccessPolicy): readonly NavigationGroup[] =>
  navigation
    .map((group) => ({
      ...group,
      children: group.children.filter((item) => isAdmitted(routeAccess, item.url, role, policy)),
    }))
    .filter((group) => group.children.length > 0);
