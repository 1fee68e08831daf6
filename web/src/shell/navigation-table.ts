import { AccountBalanceOutlinedIcon as AccountBalance } from '../kit/icons/account-balance-outlined.tsx';
import { AccountTreeOutlinedIcon as AccountTree } from '../kit/icons/account-tree-outlined.tsx';
import { ApartmentIcon as Apartment } from '../kit/icons/apartment.tsx';
import { AppsIcon as Apps } from '../kit/icons/apps.tsx';
import { AssignmentTurnedInOutlinedIcon as AssignmentTurnedIn } from '../kit/icons/assignment-turned-in-outlined.tsx';
import { BackupOutlinedIcon as Backup } from '../kit/icons/backup-outlined.tsx';
import { BadgeOutlinedIcon as Badge } from '../kit/icons/badge-outlined.tsx';
import { BarChartIcon as BarChart } from '../kit/icons/bar-chart.tsx';
import { BusinessOutlinedIcon as Business } from '../kit/icons/business-outlined.tsx';
import { CalendarMonthOutlinedIcon as CalendarMonth } from '../kit/icons/calendar-month-outlined.tsx';
import { CategoryOutlinedIcon as Category } from '../kit/icons/category-outlined.tsx';
import { CloudDownloadOutlinedIcon as CloudDownload } from '../kit/icons/cloud-download-outlined.tsx';
import { ContactsOutlinedIcon as Contacts } from '../kit/icons/contacts-outlined.tsx';
import { DatasetOutlinedIcon as Dataset } from '../kit/icons/dataset-outlined.tsx';
import { EventRepeatOutlinedIcon as EventRepeat } from '../kit/icons/event-repeat-outlined.tsx';
import { FileDownloadOutlinedIcon as FileDownload } from '../kit/icons/file-download-outlined.tsx';
import { ForwardToInboxOutlinedIcon as ForwardToInbox } from '../kit/icons/forward-to-inbox-outlined.tsx';
import { GppGoodOutlinedIcon as Shield } from '../kit/icons/gpp-good-outlined.tsx';
import { GridViewOutlinedIcon as GridView } from '../kit/icons/grid-view-outlined.tsx';
import { GroupIcon as Group } from '../kit/icons/group.tsx';
import { HistoryIcon as History } from '../kit/icons/history.tsx';
import { HomeOutlinedIcon as HomeOutlined } from '../kit/icons/home-outlined.tsx';
import { HubOutlinedIcon as Hub } from '../kit/icons/hub-outlined.tsx';
import { Inventory2OutlinedIcon as Inventory } from '../kit/icons/inventory2-outlined.tsx';
import { ListAltOutlinedIcon as ListAlt } from '../kit/icons/list-alt-outlined.tsx';
import { LocalShippingOutlinedIcon as LocalShipping } from '../kit/icons/local-shipping-outlined.tsx';
import { LockOutlinedIcon as Lock } from '../kit/icons/lock-outlined.tsx';
import { MapsHomeWorkOutlinedIcon as MapsHomeWork } from '../kit/icons/maps-home-work-outlined.tsx';
import { MeetingRoomOutlinedIcon as MeetingRoom } from '../kit/icons/meeting-room-outlined.tsx';
import { MenuBookOutlinedIcon as MenuBook } from '../kit/icons/menu-book-outlined.tsx';
import { NewReleasesOutlinedIcon as NewReleases } from '../kit/icons/new-releases-outlined.tsx';
import { NewspaperIcon as Newspaper } from '../kit/icons/newspaper.tsx';
import { PercentIcon as Percent } from '../kit/icons/percent.tsx';
import { PlaceOutlinedIcon as Place } from '../kit/icons/place-outlined.tsx';
import { PointOfSaleIcon as PointOfSale } from '../kit/icons/point-of-sale.tsx';
import { PrintOutlinedIcon as Print } from '../kit/icons/print-outlined.tsx';
import { QuizOutlinedIcon as Quiz } from '../kit/icons/quiz-outlined.tsx';
import { ReceiptLongIcon as ReceiptLong } from '../kit/icons/receipt-long.tsx';
import { SchoolOutlinedIcon as School } from '../kit/icons/school-outlined.tsx';
import { SettingsOutlinedIcon as Settings } from '../kit/icons/settings-outlined.tsx';
import { ShoppingBagOutlinedIcon as Storefront } from '../kit/icons/shopping-bag-outlined.tsx';
import { ShoppingBasketOutlinedIcon as ShoppingBasket } from '../kit/icons/shopping-basket-outlined.tsx';
import { StorefrontOutlinedIcon as Store } from '../kit/icons/storefront-outlined.tsx';
import { SummarizeOutlinedIcon as Summarize } from '../kit/icons/summarize-outlined.tsx';
import { SyncProblemIcon as SyncProblem } from '../kit/icons/sync-problem.tsx';
import { TableRestaurantOutlinedIcon as TableRestaurant } from '../kit/icons/table-restaurant-outlined.tsx';
import { TabletOutlinedIcon as Tablet } from '../kit/icons/tablet-outlined.tsx';
import { TuneOutlinedIcon as Tune } from '../kit/icons/tune-outlined.tsx';
import { VpnKeyOutlinedIcon as VpnKey } from '../kit/icons/vpn-key-outlined.tsx';
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
  group('applications', Apps, [
    item('home', HomeOutlined, '/dashboards/home'),
    item('analytics', BarChart, '/dashboards/analytics'),
    item('reports', Summarize, '/dashboards/reports', {
      auth: '/dashboards/reports/:report?',
      covers: '/dashboards/reports/',
    }),
    item('reportMails', ForwardToInbox, '/dashboards/reportMails'),
    item('news', Newspaper, '/apps/news'),
    item('calendar', CalendarMonth, '/apps/calendar'),
    item('faq', Quiz, '/apps/faq'),
    item('academy', School, '/apps/academy/courses', { covers: '/apps/academy/' }),
    item('knowledgeBase', MenuBook, '/apps/knowledge-base', { auth: '/apps/knowledge-base/:slug?' }),
    // decisions CNT-07
    item('downloads', CloudDownload, '/apps/downloads?downloads=true', {
      auth: '/apps/downloads/:slug?',
      covers: '/apps/downloads',
    }),
    item('releaseNotes', NewReleases, '/software-applications', { covers: '/release-notes/' }),
    item('shop', ShoppingBasket, '/apps/shop'),
    item('shopOrders', ListAlt, '/apps/shop-orders'),
  ]),
  group('administration', Store, [
    item('receipts', ReceiptLong, '/manage/receipts'),
    item('closings', AssignmentTurnedIn, '/manage/closings'),
    item('syncProblems', SyncProblem, '/manage/syncProblems', { badge: 'syncProblems' }),
    item('exports', FileDownload, '/manage/exports'),
    collapse('staticData', Dataset, [
      item('overview', Hub, '/manage/data/overview'),
      item('companies', Business, '/manage/data/companies'),
      item('vats', Percent, '/manage/data/vats'),
      item('employees', Badge, '/manage/data/employees'),
      item('terminals', Tablet, '/manage/data/terminals'),
      item('printers', Print, '/manage/data/printers'),
      item('rooms', MeetingRoom, '/manage/data/rooms'),
      item('tables', TableRestaurant, '/manage/data/tables'),
      item('articleCategories', Category, '/manage/data/articleCategories'),
      item('articleSubcategories', AccountTree, '/manage/data/articleSubcategories'),
      item('articles', Inventory, '/manage/data/articlesList'),
      item('surfaces', GridView, '/manage/data/btnTemplates', { covers: '/manage/data/btn' }),
      item('configurations', Tune, '/manage/data/configurations'),
    ]),
    item('shopProducts', Storefront, '/manage/e-commerce/products'),
    item('customerOrders', LocalShipping, '/manage/e-commerce/orders'),
  ]),
  group('security', Lock, [
    item('securityDevices', Shield, '/manage/data/securityDevices'),
    item('tseRegistration', AccountBalance, '/manage/data/register'),
  ]),
  group('settings', Settings, [
    // spec §2: the group path of these is /setting/structure, which leads to the first (decisions SHL-72)
    collapse('structure', Place, [
      item('organization', Apartment, '/setting/organizations'),
      item('organizationUnits', AccountTree, '/setting/organizationUnits'),
      item('organizationAddresses', MapsHomeWork, '/setting/organizationAddresses'),
    ]),
    item('devices', PointOfSale, '/setting/devices', { covers: '/setting/device/' }),
    item('licences', VpnKey, '/setting/licences', { covers: '/setting/licence' }),
    item('backups', Backup, '/setting/backups'),
    item('myServices', EventRepeat, '/setting/myServices'),
    item('customers', Contacts, '/setting/customers', { covers: '/setting/customerTenants' }),
    item('users', Group, '/setting/users'),
    item('auditLog', History, '/setting/auditLog'),
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
