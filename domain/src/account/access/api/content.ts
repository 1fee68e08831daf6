import { type AccessRule, both, settings } from '../rules.ts';

export const contentAccess: Readonly<Record<string, AccessRule>> = {
  'Query.getLimitedNews': both('user'),
  'Query.news': both('user'),
  'Query.newsItem': both('user'),
  // Of the vendor's own tenant only (contract 2): its service checks that.
  'Query.editedNews': both('admin'),
  'Mutation.saveNewsItem': both('admin'),
  'Mutation.removeNewsItems': both('admin'),
  'Query.contentEntries': both('user'),
  'Query.contentEntry': both('user'),
  'Mutation.voteOnContent': both('user'),
  // Each person's own.
  'Query.alertMailSettings': both('user'),
  'Mutation.saveAlertMailSettings': both('user'),
  'Query.pushKey': both('user'),
  'Query.pushDevices': both('user'),
  'Mutation.addPushDevice': both('user'),
  'Mutation.removePushDevice': both('user'),
  'Query.alertRules': settings,
  'Mutation.saveAlertRules': settings,
  'Query.academyCourses': both('user'),
  'Query.academyCourse': both('user'),
  'Query.academyStaff': both('owner'),
  'Mutation.reportAcademyStep': both('user'),
  'Query.releaseFeed': both('user'),
  'Mutation.createReleaseFeed': both('user'),
  'Mutation.revokeReleaseFeed': both('user'),
  'Query.mayWriteContent': both('user'),
  // Of the vendor's own tenant only (contract 2): its service checks that.
  'Query.editedContent': both('admin'),
  'Query.editedContentEntry': both('admin'),
  'Query.contentRevisions': both('admin'),
  'Query.contentComments': both('admin'),
  'Mutation.saveContentEntry': both('admin'),
  'Mutation.removeContentEntry': both('admin'),
  'Query.calendar': both('user'),
  'Query.calendarEvent': both('user'),
  'Query.searchCalendar': both('user'),
  // What all tenants see only of the vendor's own tenant (contract 2): its service checks that.
  'Mutation.saveCalendarEvent': both('manager'),
  'Mutation.removeCalendarEvent': both('manager'),
  'Mutation.restoreCalendarEvent': both('manager'),
  // Each person's own.
  'Query.calendarFeed': both('user'),
  'Mutation.createCalendarFeed': both('user'),
  'Mutation.revokeCalendarFeed': both('user'),
};
