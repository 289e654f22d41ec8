const styles = new Map();

/** Short names for the classes of components: they stand in every template. No two styles may share one. */
function cssHash({ hash, css }) {
  const name = `s${hash(css).slice(0, 4)}`;
  if ((styles.get(name) ?? css) !== css) throw new Error(`two styles would be called ${name}`);
  styles.set(name, css);
  return name;
}

export default { compilerOptions: { runes: true, cssHash } };
