//! What arrows between files may not do.

use std::collections::BTreeSet;

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

use super::arrows::Arrow;

/// The most files that may import each other in a circle.
const LARGEST_CIRCLE: usize = 5;

/// The settings of a crate.
pub struct Metadata {
    /// Folders from the lowest to the highest; none while there are no layers yet.
    layers: Vec<String>,
    /// Arrows that are still to be cut.
    exceptions: BTreeSet<Arrow>,
}

impl Metadata {
    /// The settings in a manifest, if it has any.
    pub fn read(manifest: &str) -> Option<Self> {
        let manifest: toml::Table = manifest.parse().unwrap();
        let imports = manifest.get("package")?.get("metadata")?.get("imports")?;
        let texts = |name: &str| -> Vec<String> {
            let list = imports.get(name).map(|list| list.as_array().unwrap().as_slice()).unwrap_or_default();
            list.iter().map(|text| text.as_str().unwrap().to_owned()).collect()
        };
        let exceptions = texts("exceptions").iter().map(|text| Arrow::read(text).unwrap()).collect();
        Some(Self { layers: texts("layers"), exceptions })
    }

    /// Why a file may not import another.
    fn bars(&self, arrow: &Arrow) -> Option<String> {
        let layer = |module: &str| module.split("::").next().unwrap_or_default().to_owned();
        let (from, to) = (layer(&arrow.from), layer(&arrow.to));
        if self.layers.is_empty() || from.is_empty() || to.is_empty() {
            return None;
        }
        let height = |name: &str| self.layers.iter().position(|layer| layer == name);
        match (height(&from), height(&to)) {
            (None, _) => Some(format!("{arrow}: {from} is no layer")),
            (_, None) => Some(format!("{arrow}: {to} is no layer")),
            (Some(low), Some(high)) => (high > low).then(|| format!("{arrow}: {to} lies above {from}")),
        }
    }
}

/// Everything wrong with the arrows of a crate, a line each.
pub fn faults(arrows: &[Arrow], metadata: &Metadata) -> Vec<String> {
    let gone = metadata.exceptions.iter().filter(|arrow| !arrows.contains(arrow));
    let gone = gone.map(|arrow| format!("{arrow}: no longer there, take it off the exceptions"));
    let counted: Vec<&Arrow> = arrows.iter().filter(|arrow| !metadata.exceptions.contains(arrow)).collect();
    let graph: DiGraphMap<&str, ()> = counted.iter().map(|arrow| (arrow.from.as_str(), arrow.to.as_str())).collect();
    let mut circles: Vec<Vec<&str>> = tarjan_scc(&graph);
    circles.retain(|circle| circle.len() > LARGEST_CIRCLE);
    let circles = circles.iter_mut().map(|circle| {
        circle.sort_unstable();
        format!("a circle of {} files: {}", circle.len(), circle.join(", "))
    });
    gone.chain(counted.iter().filter_map(|arrow| metadata.bars(arrow))).chain(circles).collect()
}
