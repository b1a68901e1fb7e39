import fs from 'node:fs';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { type Portal, portalSubdomain } from '#contract/portal.ts';
import { internetAt } from '#scripts/lib/internetAt.mjs';
import { demoPassword } from '#server/demo/accounts.ts';
import { furnishedTemplateVariable, templateVariable } from './browserSetup.ts';
import { Device } from './device.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { enter, newContext, openLogin, reset } from './pages.ts';
import { startServer, temporaryFolder } from './server.ts';

export { expect };

/** A demo account, by the part before the @. */
export type Person =
  | 'admin'
  | 'manufacturer'
  | 'manufacturer2'
  | 'vendor'
  | 'craftsman'
  | 'architect'
  | 'wholesaler'
  | 'basic';

const portalOf = (person: Person): Portal => {
  if (person === 'admin') return 'admin';
  return person.startsWith('manufacturer') ? 'manufacturer' : 'vendor';
};

interface Look {
  language?: 'de' | 'en';
  theme?: 'light' | 'dark';
  width?: number;
  /**
   * Loads the path in a separate context: without the browser's cache, and with a controllable
   * clock, and for answers that the cache must not keep. Other pages are moved there inside the
   * application, which is already loaded.
   */
  uncached?: boolean;
}

export interface Site {
  origin(portal: Portal): string;
  /** A page of a portal without a session. */
  visit(portal: Portal, look?: Look): Promise<Page>;
  /** A page of a signed-in user, without using the form. */
  as(person: Person, look?: Look, path?: string): Promise<Page>;
  /** The same for an account that the tests have added, with the password of the demo. */
  asAccount(portal: Portal, email: string, look?: Look, path?: string): Promise<Page>;
  /** The next mail to an address. */
  mailTo: Mailbox['mailTo'];
  /** Allows failed requests for this path, which browsers log to the console. */
  mayFail(path: string): void;
  /** Calls the API as this person. */
  api<Data>(person: Person, query: string, variables?: object): Promise<Data>;
}

interface WorkerFixtures {
  /** With the records of `furnished`, which are not part of the demo. */
  isFurnished: boolean;
  /** Changes the copy of the demo before a server starts on it. */
  furnish: { with: (folder: string) => Promise<unknown> } | null;
  /** Server settings in addition to those of the tests. */
  settings: Record<string, string>;
  server: {
    port: number;
    mailbox: Mailbox;
    /** By address, each with the time of its sign-in. */
    sessions: Map<string, { session: string; at: number }>;
    device: Device;
  };
  /** Pages that are not in use: the login page of a portal, with the application loaded. */
  pages: Record<Portal, Page[]>;
}

/** Each worker has its own server on its own copy of the demo; console errors fail a test. */
export const test = base.extend<{ site: Site }, WorkerFixtures>({
  isFurnished: [false, { scope: 'worker', option: true }],
  furnish: [null, { scope: 'worker', option: true }],
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ isFurnished, furnish, settings }, use) => {
      const folder = temporaryFolder();
      const template = isFurnished ? furnishedTemplateVariable : templateVariable;
      fs.cpSync(process.env[template] ?? '', folder, { recursive: true });
      await furnish?.with(folder);
      const mailbox = await startMailbox();
      const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'Atrium <no-reply@atrium.example>' };
      const internet = internetAt('tests/fixtures/internet');
      const server = await startServer(folder, { ...mail, ...internet, ...settings });
      await use({ port: server.port, mailbox, sessions: new Map(), device: new Device() });
      await server.stop();
      await mailbox.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  pages: [({}, use) => use({ admin: [], manufacturer: [], vendor: [] }), { scope: 'worker' }],
  site: async ({ server, browser, pages }, use) => {
    const problems: string[] = [];
    const used: [Portal, Page][] = [];
    const portalOrigin = (portal: Portal) => originOf(portal, server.port);
    const take = async (portal: Portal): Promise<Page> => {
      const page = pages[portal].pop() ?? (await openLogin(browser, portalOrigin(portal)));
      used.push([portal, page]);
      return page;
    };
    await use(createSite(server, { take, create: () => newContext(browser) }, problems));
    for (const [portal, page] of used)
      if (await reset(page, portalOrigin(portal))) pages[portal].push(page);
    // otherwise the pages of all tests keep running until the last one
    const kept = Object.values(pages).flatMap((free) => free.map((page) => page.context()));
    for (const context of browser.contexts()) if (!kept.includes(context)) await context.close();
    expect(problems, 'nothing on the console').toEqual([]);
  },
});

const originOf = (portal: Portal, port: number) =>
  `http://${portalSubdomain[portal]}.localhost:${port}`;

/** The path of the request that a console message is about. */
const pathOf = (message: ConsoleMessage): string =>
  new URL(message.location().url, 'http://none').pathname;

const createSite = (
  { port, mailbox, sessions, device }: WorkerFixtures['server'],
  source: { take: (portal: Portal) => Promise<Page>; create: () => Promise<BrowserContext> },
  problems: string[],
): Site => {
  const failing = new Set<string>();
  const isExpected = (message: ConsoleMessage) =>
    // of `openPath`, where a form with unsaved input is left
    message.text().startsWith('You are trying to use a blocker on a POP navigation') ||
    (message.text().startsWith('Failed to load resource') &&
      // offline, which only happens if a test disconnects
      (message.text().includes('ERR_INTERNET_DISCONNECTED') ||
        // a busy machine: the client repeats the call, and would show a second failure
        (message.text().includes('503') && pathOf(message) === '/graphql') ||
        failing.has(pathOf(message))));

  const origin = (portal: Portal) => originOf(portal, port);

  const post = async (query: string, variables: object, token?: string) => {
    const response = await fetch(`http://localhost:${port}/graphql`, {
      method: 'POST',
      headers: {
        ...device.headers,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    device.keep(response.headers.getSetCookie());
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };

  /** Whether the session exists; a test may have ended it. */
  const isAlive = (session: string): Promise<boolean> =>
    post('{ me { status } }', {}, JSON.parse(session).token).then(
      () => true,
      () => false,
    );

  const sessionOf = async (portal: Portal, email: string): Promise<string> => {
    const known = sessions.get(email);
    // an older one is asked for the password again before some calls
    const isRecent = known && Date.now() - known.at < 5 * 60_000;
    if (isRecent && (await isAlive(known.session))) return known.session;
    const operation = {
      admin: 'signIn',
      manufacturer: 'manufacturerSignIn',
      vendor: 'vendorSignIn',
    };
    const { result } = await post(
      `mutation ($input: SignInInput!) { result: ${operation[portal]}(input: $input) {
        token user { id firstname lastname email name vendor_type account_type roles { id value name } }
      } }`,
      { input: { email, password: demoPassword } },
    );
    const session = JSON.stringify({ version: 1, ...result });
    sessions.set(email, { session, at: Date.now() });
    return session;
  };

  const sessionOfPerson = (person: Person) =>
    sessionOf(portalOf(person), `${person}@atrium.example`);

  const watch = (page: Page): void => {
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning';
      if (isProblem && !isExpected(message)) problems.push(message.text());
    });
  };

  const open = async (
    portal: Portal,
    look: Look,
    session: string | null,
    path = '/',
  ): Promise<Page> => {
    const { language = 'de', theme = 'light', width = 1440, uncached = false } = look;
    const page = uncached ? await (await source.create()).newPage() : await source.take(portal);
    watch(page);
    await page.setViewportSize({ width, height: 900 });
    if (session && device.mark) {
      const cookie = { name: 'device', value: device.mark, url: origin(portal) };
      await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
    }
    const stored = {
      'atrium.language': language,
      'atrium.theme': theme,
      ...(session && { user: session }),
    };
    if (!uncached) {
      await enter(page, path, stored);
      return page;
    }
    await page.addInitScript((items) => {
      // once, so that changes of a test survive navigation
      if (localStorage.getItem('prepared')) return;
      localStorage.setItem('prepared', 'yes');
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    await page.goto(origin(portal) + path);
    return page;
  };

  return {
    origin,
    visit: (portal, look = {}) => open(portal, look, null),
    as: async (person, look = {}, path = '/') =>
      open(portalOf(person), look, await sessionOfPerson(person), path),
    asAccount: async (portal, email, look = {}, path = '/') =>
      open(portal, look, await sessionOf(portal, email), path),
    mailTo: mailbox.mailTo,
    mayFail: (path) => failing.add(path),
    api: async (person, query, variables = {}) =>
      post(query, variables, JSON.parse(await sessionOfPerson(person)).token),
  };
};

/**
 * Goes to a path without reloading the application, as the browser's forward button would; a reload
 * costs several times as much.
 */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    // the router counts its history entries, and asks before leaving only for entries it knows
    const state = { idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

/**
 * Loads a path of the page's own portal, for tests that depend on the load: a typed address, a
 * script, a session.
 */
export const load = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
