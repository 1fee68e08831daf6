import { AccountBalanceOutlinedIcon } from '../kit/icons/account-balance-outlined.tsx';
import { AccountTreeOutlinedIcon } from '../kit/icons/account-tree-outlined.tsx';
import { ApartmentIcon } from '../kit/icons/apartment.tsx';
import { AppsIcon } from '../kit/icons/apps.tsx';
import { AssignmentTurnedInOutlinedIcon } from '../kit/icons/assignment-turned-in-outlined.tsx';
import { BackupOutlinedIcon } from '../kit/icons/backup-outlined.tsx';
import { BadgeOutlinedIcon } from '../kit/icons/badge-outlined.tsx';
import { BarChartIcon } from '../kit/icons/bar-chart.tsx';
import { BusinessOutlinedIcon } from '../kit/icons/business-outlined.tsx';
import { CalendarMonthOutlinedIcon } from '../kit/icons/calendar-month-outlined.tsx';
import { CategoryOutlinedIcon } from '../kit/icons/category-outlined.tsx';
import { CloudDownloadOutlinedIcon } from '../kit/icons/cloud-download-outlined.tsx';
import { ContactsOutlinedIcon } from '../kit/icons/contacts-outlined.tsx';
import { DatasetOutlinedIcon } from '../kit/icons/dataset-outlined.tsx';
import { EventRepeatOutlinedIcon } from '../kit/icons/event-repeat-outlined.tsx';
import { FileDownloadOutlinedIcon } from '../kit/icons/file-download-outlined.tsx';
import { ForwardToInboxOutlinedIcon } from '../kit/icons/forward-to-inbox-outlined.tsx';
import { GppGoodOutlinedIcon } from '../kit/icons/gpp-good-outlined.tsx';
import { GridViewOutlinedIcon } from '../kit/icons/grid-view-outlined.tsx';
import { GroupIcon } from '../kit/icons/group.tsx';
import { HistoryIcon } from '../kit/icons/history.tsx';
import { HomeOutlinedIcon } from '../kit/icons/home-outlined.tsx';
import { HubOutlinedIcon } from '../kit/icons/hub-outlined.tsx';
import { Inventory2OutlinedIcon } from '../kit/icons/inventory2-outlined.tsx';
import { ListAltOutlinedIcon } from '../kit/icons/list-alt-outlined.tsx';
import { LocalShippingOutlinedIcon } from '../kit/icons/local-shipping-outlined.tsx';
import { LockOutlinedIcon } from '../kit/icons/lock-outlined.tsx';
import { MapsHomeWorkOutlinedIcon } from '../kit/icons/maps-home-work-outlined.tsx';
import { MeetingRoomOutlinedIcon } from '../kit/icons/meeting-room-outlined.tsx';
import { MenuBookOutlinedIcon } from '../kit/icons/menu-book-outlined.tsx';
import { NewReleasesOutlinedIcon } from '../kit/icons/new-releases-outlined.tsx';
import { NewspaperIcon } from '../kit/icons/newspaper.tsx';
import { PercentIcon } from '../kit/icons/percent.tsx';
import { PlaceOutlinedIcon } from '../kit/icons/place-outlined.tsx';
import { PointOfSaleIcon } from '../kit/icons/point-of-sale.tsx';
import { PrintOutlinedIcon } from '../kit/icons/print-outlined.tsx';
import { QuizOutlinedIcon } from '../kit/icons/quiz-outlined.tsx';
import { ReceiptLongIcon } from '../kit/icons/receipt-long.tsx';
import { SchoolOutlinedIcon } from '../kit/icons/school-outlined.tsx';
import { SettingsOutlinedIcon } from '../kit/icons/settings-outlined.tsx';
import { ShoppingBagOutlinedIcon } from '../kit/icons/shopping-bag-outlined.tsx';
import { ShoppingBasketOutlinedIcon } from '../kit/icons/shopping-basket-outlined.tsx';
import { StorefrontOutlinedIcon } from '../kit/icons/storefront-outlined.tsx';
import { SummarizeOutlinedIcon } from '../kit/icons/summarize-outlined.tsx';
import { SyncProblemIcon } from '../kit/icons/sync-problem.tsx';
import { TableRestaurantOutlinedIcon } from '../kit/icons/table-restaurant-outlined.tsx';
import { TabletOutlinedIcon } from '../kit/icons/tablet-outlined.tsx';
import { TuneOutlinedIcon } from '../kit/icons/tune-outlined.tsx';
import { VpnKeyOutlinedIcon } from '../kit/icons/vpn-key-outlined.tsx';
import type {
  Place as MenuPlace,
  NavigationCollapse,
  NavigationGroup,
  NavigationItem,
} from './navigation-nodes.ts';

/**
 * The whole menu in its order (SHL-61 to SHL-73). What has no page yet stands here by its name only and does not show:
 * with the page, its name becomes `item(…)`. Who sees an entry is decided by the access table (decisions ACC-32).
 */
export const navigationTable: readonly NavigationGroup<MenuPlace>[] = [
  group('applications', AppsIcon, [
    item('home', HomeOutlinedIcon, '/dashboards/home'),
    item('analytics', BarChartIcon, '/dashboards/analytics'),
    item('reports', SummarizeOutlinedIcon, '/dashboards/reports', {
      auth: '/dashboards/reports/:report?',
      covers: '/dashboards/reports/',
    }),
    item('reportMails', ForwardToInboxOutlinedIcon, '/dashboards/reportMails'),
    item('news', NewspaperIcon, '/apps/news'),
    item('calendar', CalendarMonthOutlinedIcon, '/apps/calendar'),
    item('faq', QuizOutlinedIcon, '/apps/faq'),
    item('academy', SchoolOutlinedIcon, '/apps/academy/courses', { covers: '/apps/academy/' }),
    item('knowledgeBase', MenuBookOutlinedIcon, '/apps/knowledge-base', {
      auth: '/apps/knowledge-base/:slug?',
    }),
    // decisions CNT-07
    item('downloads', CloudDownloadOutlinedIcon, '/apps/downloads?downloads=true', {
      auth: '/apps/downloads/:slug?',
      covers: '/apps/downloads',
    }),
    item('releaseNotes', NewReleasesOutlinedIcon, '/software-applications', { covers: '/release-notes/' }),
    item('shop', ShoppingBasketOutlinedIcon, '/apps/shop'),
    item('shopOrders', ListAltOutlinedIcon, '/apps/shop-orders'),
  ]),
  group('administration', StorefrontOutlinedIcon, [
    item('receipts', ReceiptLongIcon, '/manage/receipts'),
    item('closings', AssignmentTurnedInOutlinedIcon, '/manage/closings'),
    item('syncProblems', SyncProblemIcon, '/manage/syncProblems', { badge: 'syncProblems' }),
    item('exports', FileDownloadOutlinedIcon, '/manage/exports'),
    collapse('staticData', DatasetOutlinedIcon, [
      item('overview', HubOutlinedIcon, '/manage/data/overview'),
      item('companies', BusinessOutlinedIcon, '/manage/data/companies'),
      item('vats', PercentIcon, '/manage/data/vats'),
      item('employees', BadgeOutlinedIcon, '/manage/data/employees'),
      item('terminals', TabletOutlinedIcon, '/manage/data/terminals'),
      item('printers', PrintOutlinedIcon, '/manage/data/printers'),
      item('rooms', MeetingRoomOutlinedIcon, '/manage/data/rooms'),
      item('tables', TableRestaurantOutlinedIcon, '/manage/data/tables'),
      item('articleCategories', CategoryOutlinedIcon, '/manage/data/articleCategories'),
      item('articleSubcategories', AccountTreeOutlinedIcon, '/manage/data/articleSubcategories'),
      item('articles', Inventory2OutlinedIcon, '/manage/data/articlesList'),
      item('surfaces', GridViewOutlinedIcon, '/manage/data/btnTemplates', { covers: '/manage/data/btn' }),
      item('configurations', TuneOutlinedIcon, '/manage/data/configurations'),
    ]),
    item('shopProducts', ShoppingBagOutlinedIcon, '/manage/e-commerce/products'),
    item('customerOrders', LocalShippingOutlinedIcon, '/manage/e-commerce/orders'),
  ]),
  group('security', LockOutlinedIcon, [
    item('securityDevices', GppGoodOutlinedIcon, '/manage/data/securityDevices'),
    item('tseRegistration', AccountBalanceOutlinedIcon, '/manage/data/register'),
  ]),
  group('settings', SettingsOutlinedIcon, [
    // spec §2: the group path of these is /setting/structure, which leads to the first (decisions SHL-72)
    collapse('structure', PlaceOutlinedIcon, [
      item('organization', ApartmentIcon, '/setting/organizations'),
      item('organizationUnits', AccountTreeOutlinedIcon, '/setting/organizationUnits'),
      item('organizationAddresses', MapsHomeWorkOutlinedIcon, '/setting/organizationAddresses'),
    ]),
    item('devices', PointOfSaleIcon, '/setting/devices', { covers: '/setting/device/' }),
    item('licences', VpnKeyOutlinedIcon, '/setting/licences', { covers: '/setting/licence' }),
    item('backups', BackupOutlinedIcon, '/setting/backups'),
    item('myServices', EventRepeatOutlinedIcon, '/setting/myServices'),
    item('customers', ContactsOutlinedIcon, '/setting/customers', { covers: '/setting/customerTenants' }),
    item('users', GroupIcon, '/setting/users'),
    item('auditLog', HistoryIcon, '/setting/auditLog'),
  ]),
];

function group(
  id: NavigationGroup['id'],
  icon: NavigationGroup['icon'],
  children: readonly MenuPlace[],
): NavigationGroup<MenuPlace> {
  return { type: 'group', id, icon, children };
}

function item(
  id: NavigationItem['id'],
  icon: NavigationItem['icon'],
  url: string,
  more: Pick<NavigationItem, 'exact' | 'auth' | 'badge' | 'covers'> = {},
): NavigationItem {
  return { type: 'item', id, icon, url, ...more };
}

function collapse(
  id: NavigationCollapse['id'],
  icon: NavigationCollapse['icon'],
  children: NavigationCollapse<NavigationItem | NavigationItem['id']>['children'],
) {
  return { type: 'collapse', id, icon, children } as const;
}
