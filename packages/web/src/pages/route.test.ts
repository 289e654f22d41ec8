import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageAt, Route } from './route.svelte.ts';

const location = { pathname: '/' };
const pushed = vi.fn();

beforeEach(() => {
  location.pathname = '/';
  vi.stubGlobal('location', location);
  const go = (_: unknown, __: string, to: string): void => {
    location.pathname = to;
  };
  pushed.mockReset().mockImplementation(go);
  vi.stubGlobal('history', { pushState: pushed, replaceState: go });
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

test('every path leads to its page, and an unknown one to none', () => {
  const pages = [
    '/',
    '/replay',
    '/replay/t1',
    '/learn',
    '/learn/yassa',
    '/rules',
    '/lobby',
    '/t/t1',
    '/friends',
    '/recover',
  ];
  expect(pages.map(pageAt)).toEqual([
    'start',
    'replay',
    'replay',
    'learn',
    'learn',
    'rules',
    'online',
    'online',
    'online',
    'online',
  ]);
  expect(['/t/', '/rules/x', '/nowhere'].map(pageAt)).toEqual([undefined, undefined, undefined]);
});

test('a route goes on, with a step in the history unless it is there already or only passes', () => {
  const route = new Route();
  route.go('/lobby');
  route.go('/lobby');
  expect(pushed).toHaveBeenCalledTimes(1);
  route.pass('/t/t1');
  expect(pushed).toHaveBeenCalledTimes(1);
  expect(route.path).toBe('/t/t1');
});
