import type { NoticeChoices, NoticesInfo, PushRequest } from '@topsail/protocol';
import { ask, type Reply } from './api.ts';

export function noticesInfo(): Reply<NoticesInfo> {
  return ask('GET', '/api/notices');
}

export function chooseNotices(choices: NoticeChoices): Reply<NoticesInfo> {
  return ask('POST', '/api/notices', choices);
}

export function addBrowser(subscription: PushRequest): Reply<NoticesInfo> {
  return ask('POST', '/api/notices/push', subscription);
}

export function removeBrowser(): Reply<NoticesInfo> {
  return ask('POST', '/api/notices/push/end', {});
}
