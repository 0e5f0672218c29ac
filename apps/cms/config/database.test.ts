import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareOnce } from './database';

let connection: Database.Database;
beforeEach(() => {
  connection = new Database(':memory:');
  prepareOnce(connection);
  connection.exec('create table homes (id integer primary key, name text)');
});
afterEach(() => {
  connection.close();
});

test('a statement that is asked again is not compiled again', () => {
  const ask = 'select name from homes where id = ?';
  expect(connection.prepare(ask)).toBe(connection.prepare(ask));
  connection.prepare('insert into homes (name) values (?)').run('Meander');
  connection.prepare('insert into homes (name) values (?)').run('Ota');
  expect([1, 2].map((id) => connection.prepare(ask).get(id))).toEqual([{ name: 'Meander' }, { name: 'Ota' }]);
});

test('it knows of tables that have changed since', () => {
  const all = 'select * from homes';
  connection.prepare('insert into homes (name) values (?)').run('Meander');
  expect(connection.prepare(all).all()).toEqual([{ id: 1, name: 'Meander' }]);
  connection.prepare('alter table homes add column place text').run();
  expect(connection.prepare(all).all()).toEqual([{ id: 1, name: 'Meander', place: null }]);
  connection.prepare('drop table homes').run();
  expect(() => connection.prepare(all).all()).toThrow('no such table');
});

test('a transaction begins as a writer, each time', () => {
  for (let round = 0; round < 2; round += 1) {
    expect(connection.prepare('BEGIN;').source).toBe('BEGIN IMMEDIATE;');
    connection.prepare('BEGIN;').run();
    connection.prepare('ROLLBACK').run();
  }
});

test('statements that nobody asks any more are forgotten', () => {
  const first = connection.prepare('select 0');
  const second = connection.prepare('select 1');
  for (let at = 2; at < 501; at += 1) {
    connection.prepare(`select ${at}`);
    connection.prepare('select 1');
  }
  expect(connection.prepare('select 1')).toBe(second);
  expect(connection.prepare('select 0')).not.toBe(first);
});
