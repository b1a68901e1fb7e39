import { QueryClient } from '@tanstack/react-query';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import {
  AdminContext,
  AdminUI,
  type I18nProvider,
  localStorageStore,
  ResourceDefinitionContextProvider,
  type Store,
} from 'react-admin';
import { createDataProvider } from '#providers/dataProvider/dataProvider.ts';
import { isEnrolling } from '#providers/enrolling.ts';
import { createApolloClient } from '#providers/graphql/client.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { loadI18nProvider, withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { language } from '#providers/preferences.ts';
import type { ResourceDefinition } from '#providers/registry/definition.ts';
import { createAddressCodec } from '#providers/routerProvider/codec.ts';
import { createRouterProvider } from '#providers/routerProvider/routerProvider.tsx';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { registry } from '#resources/registry.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { PageNotLoaded } from '#ui/lazy/PageNotLoaded.tsx';
import { signedInTheme } from '#ui/theme/signedInTheme.ts';
import { useThemeMode } from '#ui/theme/useThemeMode.ts';
import { authProvider } from './authProvider.ts';
import { definitionsOf, screensOf } from './screensOf.tsx';
import { Failure } from './shell/Failure.tsx';
import { Layout } from './shell/Layout.tsx';
import { NoRole } from './shell/NoRole.tsx';
import { Notices } from './shell/Notices.tsx';
import { Waiting } from './shell/Waiting.tsx';
import { ToDashboard } from './ToDashboard.tsx';

const Dashboard = lazyPart(
  withMessages(() => import('./dashboards/DashboardPage.tsx')),
  PageNotLoaded,
);

// lazy and outside react-admin, like the pages before sign-in
const EnrolPage = lazy(() => import('./pages/secondFactor/EnrolPage.tsx'));

const resources = registry.filter(
  (definition): definition is ResourceDefinition => definition.kind === 'resource',
);

const dataProvider = createDataProvider(createApolloClient(), async (name) => {
  const resource = resources.find((definition) => definition.name === name);
  if (!resource) throw new Error(`${name} is not in the registry.`);
  const { screens } = await resource.screens();
  return (await screens.operations()).operations;
});

const routerProvider = createRouterProvider(createAddressCodec(resources));

// retrying a rejected call gives the same result; only connection errors are worth a retry
const mayRetry = (failures: number, error: Error) =>
  failures < 2 && navigator.onLine && error instanceof RequestError && error.code === 'NETWORK';

const createQueryClient = () => {
  const client = new QueryClient({
    defaultOptions: {
      // calls without a connection fail at once instead of being queued
      queries: { networkMode: 'always', retry: mayRetry, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });
  // otherwise react-admin renders everything once without and once with permissions
  client.setQueryData(['auth', 'getPermissions', {}], roleNamesOf(readSession()));
  return client;
};

/**
 * react-admin's store without scroll positions, because a page starts at its top, and stored
 * positions would outlast the visit.
 */
const createStore = (): Store => {
  const store = localStorageStore('1', 'atrium');
  return {
    ...store,
    setItem: (key, value) => {
      if (!key.endsWith('.scrollPosition')) store.setItem(key, value);
    },
  };
};

/**
 * The i18n provider for the chosen language; the previous language's until the new one is loaded.
 */
const useI18nProvider = (): I18nProvider | null => {
  const chosen = language.use();
  const [provider, setProvider] = useState<I18nProvider | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadI18nProvider(chosen).then(
      (loaded) => {
        if (!isCurrent) return;
        document.documentElement.lang = chosen;
        setProvider(loaded);
        // without a connection the previous language stays
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [chosen]);
  return provider;
};

/**
 * The user's screens, as react-admin renders them once: elements, and definitions that it first
 * registers itself, would make it render everything again.
 */
const createScreens = () => {
  const all = screensOf(roleNamesOf(readSession()));
  // react-admin takes a function for screens, whatever it returns, and would not show `ready`
  return { screens: all.length > 0 ? () => all : null, definitions: definitionsOf(all) };
};

/** The back-office for a signed-in user. */
const BackOffice = () => {
  const i18nProvider = useI18nProvider();
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(createStore);
  // created once, because the session may end while its screens are shown
  const [{ screens, definitions }] = useState(createScreens);
  const theme = signedInTheme[useThemeMode()];

  if (!i18nProvider) return <Waiting />;
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <AdminUI
          title="Atrium"
          layout={Layout}
          dashboard={Dashboard}
          notification={Notices}
          loading={Waiting}
          error={Failure}
          // an account without a known role has no screens
          ready={NoRole}
          // unknown and forbidden addresses both redirect to `/` (specification 2)
          catchAll={ToDashboard}
          accessDenied={ToDashboard}
          authenticationError={ToDashboard}
          // the login page is outside `<Admin>`, so that it loads no code of react-admin (decision
          // 0001)
          loginPage={false}
          authCallbackPage={false}
          disableTelemetry
        >
          {screens}
        </AdminUI>
      </ResourceDefinitionContextProvider>
    </AdminContext>
  );
};

/** The back-office, or the enrolment page if the account must set up a second factor first. */
const App = () => {
  // read once, because the enrolment page still shows the recovery codes after the set-up
  const [isFirst] = useState(isEnrolling);
  if (!isFirst) return <BackOffice />;
  return (
    <Suspense fallback={<Waiting />}>
      <EnrolPage />
    </Suspense>
  );
};

// not rendered with each change of the address
// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default memo(App);
