/** Shows openapi.json as a page that people can read. */

const METHODS = ["get", "post", "put", "patch", "delete"];

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Writes a schema as a type, in the manner of TypeScript. */
function type(api, schema, depth = 0) {
  if (!schema || schema === true) return "any";
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    return depth > 5 ? name : type(api, api.components.schemas[name], depth);
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (several) return several.map((one) => type(api, one, depth)).join(" | ");
  if (schema.type === "array") return `${type(api, schema.items, depth)}[]`;
  if (schema.type === "object" || schema.properties) return object(api, schema, depth);
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? "any");
}

function object(api, schema, depth) {
  const space = "  ".repeat(depth);
  const lines = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    const note = inner.description ? `  // ${inner.description}` : "";
    return `${space}  ${name}${mark}: ${type(api, inner, depth + 1)}${note}`;
  });
  if (lines.length === 0) return "{ … }";
  return `{\n${lines.join("\n")}\n${space}}`;
}

function content(api, title, holder) {
  return Object.entries(holder?.content ?? {}).flatMap(([kind, { schema }]) => [
    make("div", {}, `${title} `, make("code", {}, kind)),
    make("pre", {}, type(api, schema)),
  ]);
}

function operation(api, path, method, it) {
  const head = make("summary", {}, make("span", { class: "method" }, method.toUpperCase()), make("code", {}, path));
  head.append(make("span", { class: "says" }, it.description ?? it.summary ?? ""));
  const body = make("div");
  for (const one of it.parameters ?? []) {
    const line = `${one.name}${one.required ? "" : "?"}: ${type(api, one.schema)}`;
    body.append(make("div", {}, `${one.in} `, make("code", {}, line)));
  }
  body.append(...content(api, "Body", it.requestBody));
  const bad = [];
  for (const [status, answer] of Object.entries(it.responses)) {
    if (status >= 400) bad.push(`${status} (${answer.description})`);
    else body.append(...content(api, `Answer ${status}`, answer));
  }
  body.append(make("div", {}, `Refusals: ${bad.join(", ")}`));
  return make("details", {}, head, body);
}

function show(api) {
  const main = document.querySelector("#api");
  main.replaceChildren(make("h1", {}, `${api.info.title} ${api.info.version}`), make("p", {}, api.info.description));
  const rooms = new Map();
  for (const [path, item] of Object.entries(api.paths)) {
    for (const method of METHODS.filter((name) => item[name])) {
      const room = item[method].tags?.[0] ?? "other";
      rooms.set(room, [...(rooms.get(room) ?? []), operation(api, path, method, item[method])]);
    }
  }
  for (const [room, operations] of rooms) main.append(make("h2", {}, room), ...operations);
}

show(await (await fetch("/api/openapi.json")).json());
