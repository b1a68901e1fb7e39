import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type I18nProvider, localStorageStore } from 'ra-core';
import { useEffect, useState } from 'react';
import { isRoleName } from '#contract/access.ts';
import { createAuthProvider } from '#providers/authProvider/authProvider.ts';
import { createDataProvider } from '#providers/dataProvider/dataProvider.ts';
import { createApolloClient } from '#providers/graphql/client.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { loadI18nProvider } from '#providers/i18nProvider/i18nProvider.ts';
import { language } from '#providers/preferences.ts';
import { pathOf, type ResourceDefinition } from '#providers/registry/definition.ts';
import { createAddressCodec } from '#providers/routerProvider/codec.ts';
import { createRouterProvider } from '#providers/routerProvider/routerProvider.tsx';
import {
  onSessionChangedElsewhere,
  readSession,
  roleNamesOf,
  type Session,
} from '#providers/session.ts';
import { followOtherTabs } from '#providers/sessionEnd.ts';
import { watchDialogs } from '#providers/unsaved.ts';
import { registry } from '#resources/registry.ts';
import { Screens } from './Screens.tsx';
import { NoRole } from './shell/NoRole.tsx';
import { SessionEnd } from './shell/SessionEnd.tsx';
import { Waiting } from './shell/Waiting.tsx';

const resources = registry.filter(
  (definition): definition is ResourceDefinition => definition.kind === 'resource',
);

const dataProvider = createDataProvider(createApolloClient(), async (name) => {
  const resource = resources.find((definition) => definition.name === name);
  if (!resource) throw new Error(`${name} is not in the registry.`);
  return (await resource.operations()).operations;
});

const authProvider = createAuthProvider(
  (name) => registry.find((definition) => pathOf(definition) === `/${name}`)?.area,
);

const routerProvider = createRouterProvider(createAddressCodec(resources));

// what the API refused it refuses again; only a lost connection is worth another try
const mayRetry = (failures: number, error: Error) =>
  failures < 2 && error instanceof RequestError && error.code === 'NETWORK';

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: mayRetry, refetchOnWindowFocus: false } },
  });

/** The messages of the chosen language; those of the last one until they are loaded. */
const useI18nProvider = (): I18nProvider | null => {
  const chosen = language.use();
  const [provider, setProvider] = useState<I18nProvider | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadI18nProvider(chosen).then((loaded) => {
      if (!isCurrent) return;
      document.documentElement.lang = chosen;
      setProvider(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [chosen]);
  return provider;
};

/** Whose pages these are; the session itself may end while they are shown. */
const useUser = (): Session['user'] | undefined => {
  const [user] = useState(() => readSession()?.user);
  const id = user?.id;
  useEffect(() => onSessionChangedElsewhere(() => followOtherTabs(id)), [id]);
  useEffect(watchDialogs, []);
  return user;
};

/** The back-office of whoever is signed in. */
const App = () => {
  const i18nProvider = useI18nProvider();
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(() => localStorageStore('1', 'atrium'));
  const user = useUser();

  if (!i18nProvider) return <Waiting />;
  const roles = roleNamesOf(readSession());
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      queryClient={queryClient}
      store={store}
    >
      {roles.some(isRoleName) ? <Screens roles={roles} /> : <NoRole />}
      {user && <SessionEnd user={user} />}
    </CoreAdminContext>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default App;
