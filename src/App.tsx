import { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Admin, type I18nProvider, localStorageStore, type Store } from 'react-admin';
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
import { screensOf } from './screensOf.tsx';
import { Failure } from './shell/Failure.tsx';
import { Layout } from './shell/Layout.tsx';
import { NoRole } from './shell/NoRole.tsx';
import { Notices } from './shell/Notices.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { Waiting } from './shell/Waiting.tsx';
import { ToDashboard } from './ToDashboard.tsx';

const Dashboard = lazyPart(
  withMessages(() => import('./dashboards/DashboardPage.tsx')),
  PageNotLoaded,
);

// outside react-admin, like the pages before signing in
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

// repeating a rejected call changes nothing; only a lost connection is worth a retry
const mayRetry = (failures: number, error: Error) =>
  failures < 2 && navigator.onLine && error instanceof RequestError && error.code === 'NETWORK';

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // calls fail at once without a connection, instead of waiting to be made later
      queries: { networkMode: 'always', retry: mayRetry, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });

/** Without where lists were scrolled to: a page begins at its top, and this would outlive the visit. */
const createStore = (): Store => {
  const store = localStorageStore('1', 'atrium');
  return {
    ...store,
    setItem: (key, value) => {
      if (!key.endsWith('.scrollPosition')) store.setItem(key, value);
    },
  };
};

/** Messages of the chosen language; until they are loaded, those of the previous one. */
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

/** The back-office of the signed-in user. */
const BackOffice = () => {
  const i18nProvider = useI18nProvider();
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(createStore);
  // made once: the session may end while its screens are shown
  const [screens] = useState(() => screensOf(roleNamesOf(readSession())));
  const theme = signedInTheme[useThemeMode()];

  if (!i18nProvider) return <Waiting />;
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      queryClient={queryClient}
      store={store}
      title="Atrium"
      theme={theme}
      layout={Layout}
      dashboard={Dashboard}
      notification={Notices}
      loading={PageSkeleton}
      error={Failure}
      // an account without a known role has no screens
      ready={NoRole}
      // an unknown address and a forbidden one alike lead to `/` (specification 2)
      catchAll={ToDashboard}
      accessDenied={ToDashboard}
      authenticationError={ToDashboard}
      // it stands outside, so that it loads nothing of react-admin (decision 0001)
      loginPage={false}
      authCallbackPage={false}
      disableTelemetry
    >
      {screens}
    </Admin>
  );
};

/** The back-office, or the set-up of a second factor that is required first. */
const App = () => {
  // asked once: the set-up goes on to the recovery codes after the account has one
  const [isFirst] = useState(isEnrolling);
  if (!isFirst) return <BackOffice />;
  return (
    <Suspense fallback={<Waiting />}>
      <EnrolPage />
    </Suspense>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default App;
