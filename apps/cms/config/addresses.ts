type Env = (key: string) => string | undefined;

const LARGEST_PORT = 65_535;

/**
 * A port from the environment.
 * @throws Error with one sentence naming the variable, when it is no port.
 */
export function portNumber(env: Env, name: string, usual: number): number {
  const value = env(name) || String(usual);
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > LARGEST_PORT) {
    throw new Error(`${name} is "${value}": set it to a port number between 1 and ${LARGEST_PORT}.`);
  }
  return Number(value);
}

/**
 * A web address from the environment.
 * @throws Error with one sentence naming the variable, when it is not http(s)://host….
 */
export function webAddress(env: Env, name: string, usual: string): URL {
  const value = env(name) || usual;
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Error(`${name} is "${value}": set it to a full address such as https://www.example.com.`);
  }
  return address;
}

/**
 * Web addresses from the environment, with commas between; one that stands there twice counts once.
 * @throws Error with one sentence naming the variable, when one of them is not http(s)://host….
 */
export function webAddresses(env: Env, name: string, usual: string): URL[] {
  const given = (env(name) || usual).split(',').map((value) => value.trim());
  const addresses = given.map((value) =>
    webAddress(() => value || 'nothing between two commas', name, usual),
  );
  return [...new Map(addresses.map((address) => [address.href, address])).values()];
}

/** Where visitors read the site; only this origin may call the backend from a browser. */
export function siteAddress(env: Env): URL {
  return webAddress(env, 'SITE_URL', `http://localhost:${portNumber(env, 'SITE_PORT', 4321)}`);
}

/** Where the CMS is reached from outside. */
export function cmsAddress(env: Env): URL {
  return webAddress(env, 'CMS_PUBLIC_URL', `http://localhost:${portNumber(env, 'CMS_PORT', 1337)}`);
}
