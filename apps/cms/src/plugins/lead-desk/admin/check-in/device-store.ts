import type { Today } from '../../server/replies';
import type { KeptPress, Press, PressStore } from './press-queue';

const NAME = 'check-in';
const PRESSES = 'presses';
const KEPT = 'kept';

/** Today's list, and where whoever holds the device stands. */
type Kept = { today: Today; place: string };

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(PRESSES, { keyPath: 'nth', autoIncrement: true });
    request.result.createObjectStore(KEPT);
  };
  return settled(request);
}

/** What a device keeps for the door. Whatever was written is on its disk: a browser that is killed loses nothing. */
export async function openDeviceStore() {
  const database = await open();
  function write(name: string, act: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    act(transaction.objectStore(name));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  }
  const read = (name: string) => database.transaction(name).objectStore(name);
  const presses: PressStore & { add(press: Press): Promise<void> } = {
    all: () => settled<KeptPress[]>(read(PRESSES).getAll()),
    add: (press) => write(PRESSES, (store) => store.add(press)),
    put: (press) => write(PRESSES, (store) => store.put(press)),
    remove: (nth) => write(PRESSES, (store) => store.delete(nth)),
  };
  return {
    presses,
    kept: <Name extends keyof Kept>(name: Name) => settled<Kept[Name] | undefined>(read(KEPT).get(name)),
    keep: <Name extends keyof Kept>(name: Name, value: Kept[Name]) =>
      write(KEPT, (store) => store.put(value, name)),
    /** Clears the list of people: what was pressed stays until it is sent. */
    forgetToday: () => write(KEPT, (store) => store.delete('today')),
  };
}
export type DeviceStore = Awaited<ReturnType<typeof openDeviceStore>>;
